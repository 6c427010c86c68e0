import { seeded } from '../scenes/colour.ts';
import { LOOP_SECONDS, TAU } from '../scenes/loop.ts';

export const RATE = 48_000;
export const SAMPLES = RATE * LOOP_SECONDS;

/** One channel of the loop; writing past the end continues at the beginning. */
export type Channel = Float32Array;
export interface Mix {
  readonly left: Channel;
  readonly right: Channel;
}
export const silence = (): Mix => ({ left: new Float32Array(SAMPLES), right: new Float32Array(SAMPLES) });

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}
const bandPass = (hertz: number, q: number): Biquad => {
  const w = (TAU * hertz) / RATE;
  const edge = Math.sin(w) / (2 * q);
  const a0 = 1 + edge;
  return { b: [edge / a0, 0, -edge / a0], a: [(-2 * Math.cos(w)) / a0, (1 - edge) / a0] };
};

/** Filters the loop twice, so that its end flows into its beginning. */
const filtered = (source: Channel, { b, a }: Biquad): Channel => {
  const out = new Float32Array(source.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < source.length * 2; i++) {
    const n = i % source.length;
    const x = source[n] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[n] = y;
  }
  return out;
};

/** Noise around a pitch, root mean square 1. */
export const noiseBand = (hertz: number, q: number, seed: number): Channel => {
  const random = seeded(seed);
  const white = Float32Array.from({ length: SAMPLES }, () => random() * 2 - 1);
  const band = filtered(white, bandPass(hertz, q));
  const power = Math.sqrt(band.reduce((sum, v) => sum + v * v, 0) / band.length);
  return band.map((v) => v / power);
};

/** Adds a whole-loop channel with a level that changes over time (t in seconds). */
export const addBed = (mix: Mix, band: Channel, level: (t: number) => number, pan = 0) => {
  for (let i = 0; i < SAMPLES; i++) {
    const v = (band[i] ?? 0) * level(i / RATE);
    mix.left[i] = (mix.left[i] ?? 0) + v * (1 - pan);
    mix.right[i] = (mix.right[i] ?? 0) + v * (1 + pan);
  }
};

/** Adds a sound of `seconds` starting at t; pan −1 left to 1 right. */
export const addSound = (
  mix: Mix,
  t: number,
  seconds: number,
  sound: (s: number) => number,
  level: number,
  pan = 0,
) => {
  const start = Math.round(t * RATE);
  const count = Math.round(seconds * RATE);
  for (let i = 0; i < count; i++) {
    const v = sound(i / RATE) * level;
    const n = (((start + i) % SAMPLES) + SAMPLES) % SAMPLES;
    mix.left[n] = (mix.left[n] ?? 0) + v * (1 - pan);
    mix.right[n] = (mix.right[n] ?? 0) + v * (1 + pan);
  }
};

export const thump = (hertz: number, decay: number) => (s: number) =>
  Math.sin(TAU * (hertz * s - hertz * 0.9 * s * s)) * Math.exp(-s * decay);

export const ping = (hertz: number, decay: number) => (s: number) =>
  (Math.sin(TAU * hertz * s) + 0.4 * Math.sin(TAU * hertz * 2.76 * s)) * Math.exp(-s * decay);

/** A burst of noise. */
export const flick = (seed: number, decay: number, attack = 0.002) => {
  const random = seeded(seed);
  let last = 0;
  return (s: number) => {
    last = 0.45 * last + 0.55 * (random() * 2 - 1);
    return last * Math.min(1, s / attack) * Math.exp(-s * decay);
  };
};

/** A soft chord; each note slides in and out. */
export const addChord = (mix: Mix, t: number, seconds: number, notes: readonly number[], level: number) => {
  notes.forEach((hertz, i) => {
    const tone = (s: number) => {
      const envelope = Math.min(1, s / 0.6, (seconds - s) / 0.8);
      return (
        (Math.sin(TAU * hertz * s + 0.3 * Math.sin(TAU * 4.6 * s)) + 0.3 * Math.sin(TAU * 2 * hertz * s)) * envelope
      );
    };
    addSound(mix, t, seconds, tone, level, (i / Math.max(1, notes.length - 1) - 0.5) * 0.7);
  });
};

/** A WAV of 16-bit samples, little endian, those of the channels in turn. */
export const wavFile = (
  pcm: Buffer,
  { channels, rate }: { readonly channels: 1 | 2; readonly rate: number },
): Buffer => {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + pcm.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * channels * 2, 28);
  header.writeUInt16LE(channels * 2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(pcm.length, 40);
  return Buffer.concat([header, pcm]);
};

const LOUDNESS = 0.11;
const power = (channel: Channel) => channel.reduce((sum, v) => sum + v * v, 0) / channel.length;

/** A 16-bit stereo WAV of the loop played `times` times; all scenes have the same loudness, and peaks are limited. */
export const wav = (mix: Mix, times: number): Buffer => {
  const gain = LOUDNESS / Math.sqrt((power(mix.left) + power(mix.right)) / 2);
  const pcm = Buffer.alloc(SAMPLES * 4);
  for (let i = 0; i < SAMPLES; i++) {
    pcm.writeInt16LE(Math.round(Math.tanh((mix.left[i] ?? 0) * gain) * 32_000), i * 4);
    pcm.writeInt16LE(Math.round(Math.tanh((mix.right[i] ?? 0) * gain) * 32_000), i * 4 + 2);
  }
  return wavFile(Buffer.concat(Array.from({ length: times }, () => pcm)), { channels: 2, rate: RATE });
};
