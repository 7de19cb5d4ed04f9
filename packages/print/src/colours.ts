/** The two inks of what is written around boards. */
export const ink = "#1f2328";
export const soft = "#6b7078";
