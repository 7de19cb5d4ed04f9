/** One server for all tests that do not need their own. */
import { serveSite } from "./site.js";

export default async function setUp(): Promise<() => Promise<void>> {
  const { url, close } = await serveSite();
  process.env.MASUME_SITE = url;
  return close;
}
