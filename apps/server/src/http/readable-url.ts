/**
 * A path whose percent signs cannot be decoded, like a link that was cut off, is read
 * as it stands: there is nothing there, which the app can say better than a router.
 */
export function readableUrl(url: string): string {
  const [path = ""] = url.split("?", 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
