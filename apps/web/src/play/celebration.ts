/** A short chord and a tap in the hand when a puzzle is done, for those who want them. */
import { settings } from "../settings/settings.js";

/** A major chord, one note after the other. */
const chord = [523.25, 659.25, 783.99] as const;
const noteSeconds = 0.14;
const fadeSeconds = 0.5;
const loudness = 0.12;

export function celebrate(): void {
  if (settings().sound) playNotes(chord);
  if (settings().vibration) navigator.vibrate?.([30, 60, 30]);
}

/** Notes one after the other, fading together. */
export function playNotes(notes: readonly number[]): void {
  const context = new AudioContext();
  const gain = context.createGain();
  gain.connect(context.destination);
  gain.gain.value = loudness;
  const end = context.currentTime + notes.length * noteSeconds + fadeSeconds;
  gain.gain.setValueAtTime(loudness, end - fadeSeconds);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  for (const [i, frequency] of notes.entries()) {
    const tone = context.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(context.currentTime + i * noteSeconds);
    tone.stop(end);
    if (i === notes.length - 1) tone.onended = () => void context.close();
  }
}
