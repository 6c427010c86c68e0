import { flick, ping, thump, wavFile } from '../audio/synth.ts';
import { seeded } from '../scenes/colour.ts';
import { TAU } from '../scenes/loop.ts';
import { type Effect, type Film, lengthOf } from './film.ts';

const FILM_RATE = 32_000;
type Tone = (s: number) => number;

const pluck =
  (hertz: number): Tone =>
  (s) =>
    (Math.sin(TAU * hertz * s) +
      0.45 * Math.sin(2 * TAU * hertz * s) * Math.exp(-s * 4) +
      0.2 * Math.sin(3 * TAU * hertz * s) * Math.exp(-s * 9)) *
    Math.min(1, s / 0.006) *
    Math.exp(-s * 2.6);
const pad =
  (hertz: number, seconds: number): Tone =>
  (s) =>
    Math.sin(TAU * hertz * s + 0.4 * Math.sin(TAU * 4.1 * s)) * Math.min(1, s / 0.7, (seconds - s) / 0.9);

/** Noise that swells and falls, low-passed. */
const hush = (seed: number, seconds: number, soft: number): Tone => {
  const random = seeded(seed);
  let last = 0;
  return (s) => {
    last += (random() * 2 - 1 - last) * soft;
    return last * Math.sin(Math.min(1, Math.max(0, s / seconds)) * Math.PI);
  };
};

const EFFECTS: Readonly<
  Record<Effect['kind'], readonly [seconds: number, level: number, tone: (seed: number) => Tone]>
> = {
  kick: [0.4, 0.7, () => thump(120, 14)],
  splash: [1.1, 0.4, (seed) => flick(seed, 5, 0.03)],
  whistle: [
    0.9,
    0.16,
    () => (s) => Math.sin(TAU * (2300 + 90 * Math.sin(TAU * 28 * s)) * s) * Math.min(1, s / 0.03, (0.9 - s) / 0.1),
  ],
  bell: [3, 0.3, () => ping(392, 1.4)],
  cheer: [4, 1.6, (seed) => hush(seed, 4, 0.32)],
  step: [0.15, 0.35, () => thump(80, 30)],
  gust: [4, 2.6, (seed) => hush(seed, 4, 0.06)],
  pop: [0.3, 0.4, () => thump(430, 26)],
  chirp: [0.8, 0.14, () => (s) => Math.sin(TAU * (3100 + 700 * Math.sin(40 * s)) * s) * Math.abs(Math.sin(14 * s))],
  engine: [
    5,
    0.5,
    (seed) => {
      const noise = hush(seed, 5, 0.1);
      return (s) => noise(s) + 0.2 * Math.sin(TAU * 46 * s) * Math.sin((s / 5) * Math.PI);
    },
  ],
};
/** How soft and how loud what goes on all the time is. */
const BEDS = { river: [0.12, 0.16], night: [0.5, 0.03], stand: [0.28, 0.07], wind: [0.05, 0.3] } as const;

const add = (into: Float32Array, at: number, seconds: number, level: number, tone: Tone) => {
  const start = Math.round(at * FILM_RATE);
  for (let i = 0; i < seconds * FILM_RATE && start + i < into.length; i++)
    into[start + i] = (into[start + i] ?? 0) + tone(i / FILM_RATE) * level;
};

const addMusic = (into: Float32Array, { scale, beat, seed }: Film['music'], seconds: number) => {
  const random = seeded(seed);
  const note = (k: number) => scale[((k % scale.length) + scale.length) % scale.length]!;
  const motif = Array.from({ length: 8 }, () => Math.floor(random() * 5));
  let place = 2;
  for (let n = 0; n * beat < seconds - 3; n++) {
    const bar = Math.floor(n / 8);
    const root = [0, 3, 1, 4][bar % 4]!;
    if (n % 8 === 0)
      for (const step of [0, 2, 4])
        add(into, n * beat, 8 * beat + 0.4, 0.045, pad(note(root + step) / 2, 8 * beat + 0.4));
    if (n % 4 === 0) add(into, n * beat, 1.6, 0.13, pluck(note(root) / 4));
    // The motif returns every other bar; between, the melody wanders by steps.
    place = bar % 2 === 0 ? root + motif[n % 8]! : place + Math.round(random() * 4 - 2);
    place = Math.min(9, Math.max(-1, place));
    if (random() < (n % 2 === 0 ? 0.9 : 0.55))
      add(into, n * beat + (random() - 0.5) * 0.02, 1.8, 0.12, pluck(note(place) * (place >= scale.length ? 2 : 1)));
  }
};

const addStage = (into: Float32Array, { music }: Film, seconds: number) => {
  const [soft, level] = BEDS[music.bed];
  const random = seeded(music.seed + 1);
  let last = 0;
  for (let i = 0; i < into.length; i++) {
    last += (random() * 2 - 1 - last) * soft;
    const t = i / FILM_RATE;
    into[i] =
      (into[i] ?? 0) + last * level * (0.75 + 0.25 * Math.sin(t * 0.7)) * Math.min(1, t / 1.5, (seconds - t) / 2);
  }
  music.effects.forEach(({ at, kind }, k) => {
    const [long, loud, tone] = EFFECTS[kind];
    add(into, at, long, loud, tone(k + 5));
  });
};

/** A 16-bit mono WAV of a film: with its music, or of what is heard on the stage alone. */
export const filmWav = (film: Film, withMusic: boolean): Buffer => {
  const seconds = lengthOf(film);
  const samples = new Float32Array(Math.round(seconds * FILM_RATE));
  addStage(samples, film, seconds);
  if (withMusic) addMusic(samples, film.music, seconds);
  const pcm = Buffer.alloc(samples.length * 2);
  samples.forEach((v, i) => pcm.writeInt16LE(Math.round(Math.tanh(v * 1.6) * 30_000), i * 2));
  return wavFile(pcm, { channels: 1, rate: FILM_RATE });
};
