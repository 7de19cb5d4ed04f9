import "../testing/in-browser.js";
import { beforeEach, expect, test, vi } from "vitest";
import { setSetting } from "../settings/settings.js";
import { celebrate } from "./celebration.js";

const vibrate = vi.fn();
const started: number[] = [];
const close = vi.fn();
const tones: { readonly frequency: object; onended?: () => void }[] = [];

class Context {
  readonly currentTime = 5;
  readonly destination = {};
  readonly close = close;
  createGain() {
    return {
      connect() {},
      gain: { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    };
  }
  createOscillator() {
    const tone = {
      frequency: { value: 0 },
      connect() {},
      start: (at: number) => started.push(at),
      stop() {},
    };
    tones.push(tone);
    return tone;
  }
}
vi.stubGlobal("AudioContext", Context);
vi.stubGlobal("navigator", { language: "en", vibrate });

beforeEach(() => {
  vibrate.mockReset();
  close.mockReset();
  started.length = 0;
  tones.length = 0;
});

test.each([
  [false, false],
  [true, false],
  [false, true],
  [true, true],
])("with sound %s and vibration %s, there is just that", (sound, vibration) => {
  setSetting("sound", sound);
  setSetting("vibration", vibration);
  celebrate();
  expect([started.length > 0, vibrate.mock.calls.length > 0]).toEqual([sound, vibration]);
});

test("the notes come one after the other, and the last one lets go of the sound", () => {
  setSetting("sound", true);
  celebrate();
  expect(started[0]).toBe(5);
  expect(started).toEqual(started.toSorted((a, b) => a - b));
  expect(new Set(started).size).toBe(3);
  expect(tones.filter(({ onended }) => onended)).toEqual([tones.at(-1)]);
  tones.at(-1)!.onended!();
  expect(close).toHaveBeenCalledOnce();
});
