declare module "virtual:showcase" {
  import type { ShowcaseEntry } from "./pages/home/showcase.js";

  const showcase: readonly ShowcaseEntry[];
  export default showcase;
}
