declare module "virtual:showcase" {
  import type { Shown } from "./home/shown.js";

  const shown: readonly Shown[];
  export default shown;
}
