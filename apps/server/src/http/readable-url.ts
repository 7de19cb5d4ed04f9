/**
 * A path whose percent signs cannot be decoded, like a link that was cut off, is read
 * as it stands: there is nothing there, which the app can say better than a router.
 * The app decodes its address as well, so browsers are led to one that can be.
 */
import type { FastifyRequest } from "fastify";

export function readableUrl(url: string): string {
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}

/** Where a browser should go instead: never to another host, which `//` or `/\\` would name. */
export function readableAddress({ url, originalUrl }: FastifyRequest): string | undefined {
  return url !== originalUrl && /^\/[^/\\]/.test(url) ? url : undefined;
}
