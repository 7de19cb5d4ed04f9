/**
 * Makes QR codes. In a worker not for the time it takes: the encoder is CommonJS, and
 * in a bundle of its own the helpers for that stay out of what every page loads.
 */
import { create } from "qrcode";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  const { size, data: modules } = create(data, { errorCorrectionLevel: "M" }).modules;
  postMessage({ size, modules: Array.from(modules, Boolean) });
});
