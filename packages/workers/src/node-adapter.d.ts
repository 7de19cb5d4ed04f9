/** Comlink ships this module without a declaration beside it. */
declare module "comlink/dist/esm/node-adapter.mjs" {
  import type { Endpoint } from "comlink";

  const nodeEndpoint: (port: object) => Endpoint;
  export default nodeEndpoint;
}
