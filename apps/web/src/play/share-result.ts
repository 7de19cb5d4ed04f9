/** Hands a result to whatever the person shares with; where the browser cannot, the picture is saved and the text copied. */
import { download } from "../platform/files/download.js";

export interface SharedResult {
  readonly picture: Blob;
  readonly fileName: string;
  readonly text: string;
}

export type ShareOutcome = "shared" | "cancelled" | "saved" | "saved-only";

export async function shareResult({ picture, fileName, text }: SharedResult): Promise<ShareOutcome> {
  const file = new File([picture], fileName, { type: picture.type });
  const data = { files: [file], text };
  // Firefox on desktops has neither.
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share?.(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "cancelled";
    }
  }
  download(fileName, picture.type, picture);
  try {
    await navigator.clipboard.writeText(text);
    return "saved";
  } catch {
    return "saved-only";
  }
}
