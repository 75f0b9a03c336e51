// Short sounds made on the spot, off unless somebody turns them on: a call to play, dice on a table, a coin.
import { settings } from "./settings.svelte";

export type Sound = "turn" | "dice" | "coin";

const LOUD = 0.16;
let audio: AudioContext | null = null;

/** One tone that dies away. */
function tone(at: number, pitch: number, length: number, shape: OscillatorType, loud = LOUD): void {
  const source = audio!.createOscillator();
  const fade = audio!.createGain();
  source.type = shape;
  source.frequency.value = pitch;
  fade.gain.setValueAtTime(loud, at);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(fade).connect(audio!.destination);
  source.start(at);
  source.stop(at + length);
}

/** A knock of wood: a breath of noise through a narrow band. */
function knock(at: number, pitch: number): void {
  const length = 0.05;
  const noise = audio!.createBuffer(1, Math.ceil(audio!.sampleRate * length), audio!.sampleRate);
  const wave = noise.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = (Math.random() * 2 - 1) * (1 - i / wave.length) ** 3;
  const source = audio!.createBufferSource();
  const band = audio!.createBiquadFilter();
  const fade = audio!.createGain();
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = pitch;
  fade.gain.value = LOUD * 4;
  source.connect(band).connect(fade).connect(audio!.destination);
  source.start(at);
}

const PLAYERS: Record<Sound, (now: number) => void> = {
  turn: (now) => [523, 659, 784].forEach((pitch, i) => tone(now + i * 0.11, pitch, 0.5, "triangle")),
  dice: (now) => [0, 0.07, 0.12, 0.21, 0.25, 0.33].forEach((after, i) => knock(now + after, 1500 + ((i * 700) % 1900))),
  coin: (now) => [2093, 3136].forEach((pitch, i) => tone(now + i * 0.06, pitch, 0.35, "sine", LOUD / 2)),
};

export function sound(which: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  PLAYERS[which](audio.currentTime + 0.01);
}
