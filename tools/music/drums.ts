import { randomOf } from './harmony.ts';
import { RATE } from './voices.ts';

const TAU = 2 * Math.PI;
/** Noise with its low end taken out, and with a pitch: what skins and cymbals sound of. */
const noise = (name: string, seconds: number, low: number, level: (t: number) => number): Float32Array => {
  const random = randomOf(name);
  const k = Math.exp((-TAU * low) / RATE);
  let [before, high] = [0, 0];
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => {
    const raw = random() * 2 - 1;
    high = k * (high + raw - before);
    before = raw;
    return high * level(i / RATE);
  });
};
const skin = (seconds: number, from: number, to: number, fall: number, fade: number): Float32Array => {
  let phase = 0;
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, i) => {
    const t = i / RATE;
    phase += (TAU * (to + (from - to) * Math.exp(-t / fall))) / RATE;
    return Math.sin(phase) * Math.exp(-t / fade) * Math.min(1, t * 800);
  });
};
const both = (a: Float32Array, b: Float32Array, share: number): Float32Array =>
  Float32Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + share * (b[i] ?? 0));
const fading =
  (fade: number) =>
  (t: number): number =>
    Math.exp(-t / fade);
const claps = (t: number): number =>
  [0, 0.011, 0.023].reduce((sum, at) => sum + (t >= at ? Math.exp(-(t - at) / (at === 0.023 ? 0.09 : 0.006)) : 0), 0);

/** By the letter that patterns have for each. */
export const drums = {
  k: both(skin(0.4, 170, 46, 0.03, 0.16), noise('click', 0.02, 1500, fading(0.004)), 0.25),
  /** A heavier one, for floors that shake. */
  K: both(skin(0.5, 240, 44, 0.025, 0.22), noise('click', 0.02, 2500, fading(0.003)), 0.3),
  s: both(noise('snare', 0.28, 900, fading(0.085)), skin(0.2, 240, 185, 0.02, 0.07), 0.8),
  /** Brushes. */
  b: noise('brush', 0.3, 2400, (t) => Math.min(1, t * 30) * Math.exp(-t / 0.1) * 0.7),
  r: both(skin(0.06, 1700, 1650, 0.01, 0.012), noise('rim', 0.03, 2500, fading(0.005)), 0.4),
  c: noise('clap', 0.3, 1100, claps),
  h: noise('hat', 0.09, 7000, fading(0.022)),
  o: noise('open', 0.4, 6500, fading(0.13)),
  x: noise('shaker', 0.1, 5200, (t) => Math.min(1, t * 60) * Math.exp(-t / 0.03)),
  y: both(noise('ride', 0.7, 6000, fading(0.24)), skin(0.4, 3100, 3050, 0.1, 0.15), 0.08),
  Z: noise('crash', 1.6, 4200, fading(0.5)),
  t: skin(0.4, 150, 98, 0.05, 0.16),
  T: skin(0.5, 105, 68, 0.06, 0.22),
  /** The big drum of a village feast, and its edge. */
  D: both(skin(0.9, 96, 62, 0.08, 0.34), noise('hide', 0.08, 300, fading(0.02)), 0.35),
  e: both(skin(0.12, 620, 560, 0.02, 0.03), noise('wood', 0.05, 1800, fading(0.01)), 0.6),
  w: both(skin(0.1, 980, 960, 0.02, 0.025), skin(0.1, 1490, 1470, 0.02, 0.015), 0.5),
} satisfies Readonly<Record<string, Float32Array>>;
export type DrumName = keyof typeof drums;
export const isDrum = (sign: string): sign is DrumName => Object.hasOwn(drums, sign);

/** Where each stands between left and right, and how loud it is beside the others. */
export const places: Readonly<Record<DrumName, readonly [pan: number, gain: number]>> = {
  ...{ k: [0, 0.95], K: [0, 1], s: [0.05, 0.55], b: [0.12, 0.4], r: [0.25, 0.45], c: [-0.1, 0.5], h: [0.3, 0.26] },
  ...{ o: [0.3, 0.22], x: [-0.4, 0.22], y: [-0.35, 0.2], Z: [-0.2, 0.28], t: [0.3, 0.6], T: [-0.3, 0.7] },
  ...{ D: [0, 0.95], e: [0.35, 0.4], w: [-0.3, 0.35] },
};
