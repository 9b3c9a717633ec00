/** Short sounds made by WebAudio. Silent until the first gesture, as browsers demand. */
import type { Note } from '$web/board';
import { soundOn } from '$web/store/preferences.svelte';

let context: AudioContext | null = null;
let touched = false;

/** The sounds of the house; a game may add its own or replace these. */
const HOUSE: Record<string, readonly Note[]> = {
  turn: [
    { pitch: [392, 392], at: 0, lasts: 0.16, wave: 'triangle', loud: 0.25 },
    { pitch: [523, 523], at: 0.18, lasts: 0.28, wave: 'triangle', loud: 0.25 },
  ],
  click: [{ pitch: [900, 500], at: 0, lasts: 0.04, wave: 'triangle', loud: 0.2 }],
  dice: [0, 0.09, 0.17, 0.24, 0.33].map((at) => ({
    pitch: [1800, 900] as const,
    at,
    lasts: 0.05,
    wave: 'noise' as const,
    loud: 0.25,
  })),
  drive: [{ pitch: [110, 150], at: 0, lasts: 0.35, wave: 'sawtooth', loud: 0.06 }],
  card: [{ pitch: [3000, 1200], at: 0, lasts: 0.09, wave: 'noise', loud: 0.15 }],
  refused: [{ pitch: [220, 160], at: 0, lasts: 0.22, wave: 'triangle', loud: 0.22 }],
  won: [523, 659, 784, 1047].map((pitch, i) => ({
    pitch: [pitch, pitch] as const,
    at: i * 0.13,
    lasts: 0.3,
    wave: 'triangle' as const,
    loud: 0.22,
  })),
};

addEventListener?.('pointerdown', () => (touched = true), { once: true, capture: true });
addEventListener?.('keydown', () => (touched = true), { once: true, capture: true });

/** Plays a sound by name, if sounds are wanted and allowed. */
export function play(name: string, own: Record<string, readonly Note[]> = {}): void {
  const notes = own[name] ?? HOUSE[name];
  if (!notes || !touched || !soundOn() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of notes) sing(context, note);
}

function sing(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const end = start + note.lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(note.loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const source = note.wave === 'noise' ? noise(audio, note, gain) : tone(audio, note, gain);
  source.start(start);
  source.stop(end + 0.02);
}

function tone(audio: AudioContext, note: Note, out: AudioNode): OscillatorNode {
  const start = audio.currentTime + note.at;
  const oscillator = audio.createOscillator();
  oscillator.type = note.wave as OscillatorType;
  oscillator.frequency.setValueAtTime(note.pitch[0], start);
  oscillator.frequency.linearRampToValueAtTime(note.pitch[1], start + note.lasts);
  oscillator.connect(out);
  return oscillator;
}

function noise(audio: AudioContext, note: Note, out: AudioNode): AudioBufferSourceNode {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * note.lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = (note.pitch[0] + note.pitch[1]) / 2;
  source.connect(filter).connect(out);
  return source;
}
