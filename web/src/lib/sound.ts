// Two quiet sounds made on the spot: your turn, and a move. Off unless wanted.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

export function sound(kind: "turn" | "move"): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  const notes = kind === "turn" ? [523.25, 659.25] : [392];
  notes.forEach((pitch, i) => note(context!, pitch, i * 0.12));
}

function note(audio: AudioContext, pitch: number, delay: number): void {
  const at = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.25);
}
