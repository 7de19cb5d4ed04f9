declare module "virtual:showcase" {
  import type { Shown } from "./pages/home/showcase.js";

  const shown: readonly Shown[];
  export default shown;
}
