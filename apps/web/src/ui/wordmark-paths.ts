/** The sign beside the name, as the app and the page before it draw it. */
export const wordmarkInk = "M3 3h8v8H3z";
export const wordmarkGrid = "M3 3h18v18H3zM12 3v18M3 12h18";
