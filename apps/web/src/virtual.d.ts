declare module "virtual:showcase" {
  import type { Shown } from "./pages/home/shown.js";

  const shown: readonly Shown[];
  export default shown;
}
