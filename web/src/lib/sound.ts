// Sounds, made on the spot: a few sine waves and some noise, so that nothing has to be loaded.

import { prefs } from "./prefs.svelte";

export type Sound = "card" | "bell" | "turn" | "late" | "win" | "chat";

let context: AudioContext | null = null;

function tone(audio: AudioContext, pitch: number, start: number, length: number, loudness: number): void {
  const wave = audio.createOscillator();
  const gain = audio.createGain();
  wave.frequency.value = pitch;
  gain.gain.setValueAtTime(0, audio.currentTime + start);
  gain.gain.linearRampToValueAtTime(loudness, audio.currentTime + start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + start + length);
  wave.connect(gain).connect(audio.destination);
  wave.start(audio.currentTime + start);
  wave.stop(audio.currentTime + start + length);
}

function rustle(audio: AudioContext, length: number, loudness: number): void {
  const buffer = audio.createBuffer(1, audio.sampleRate * length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  filter.type = "bandpass";
  filter.frequency.value = 2600;
  gain.gain.value = loudness;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start();
}

export function play(sound: Sound): void {
  if (!prefs.sound || typeof AudioContext === "undefined" || document.visibilityState === "hidden") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const audio = context;
  if (sound === "card") rustle(audio, 0.09, 0.25);
  if (sound === "bell") [2093, 3136].forEach((pitch, i) => tone(audio, pitch, i * 0.05, 0.5, 0.05));
  if (sound === "turn") [659, 880].forEach((pitch, i) => tone(audio, pitch, i * 0.12, 0.35, 0.08));
  if (sound === "late") [330, 262, 196].forEach((pitch, i) => tone(audio, pitch, i * 0.14, 0.4, 0.09));
  if (sound === "win") [523, 659, 784, 1047].forEach((pitch, i) => tone(audio, pitch, i * 0.13, 0.6, 0.08));
  if (sound === "chat") tone(audio, 988, 0, 0.15, 0.05);
}
