import { frequencyOf, randomOf } from './harmony.ts';

export const RATE = 44_100;

/** A note of an instrument: samples of one channel, its tail included. */
export type Voice = (midi: number, seconds: number, velocity: number) => Float32Array;

const TAU = 2 * Math.PI;
const samplesOf = (seconds: number): number => Math.max(1, Math.round(seconds * RATE));
const make = (seconds: number, at: (t: number, i: number) => number): Float32Array =>
  Float32Array.from({ length: samplesOf(seconds) }, (_, i) => at(i / RATE, i));

/** Rises, falls to a level, and dies away after the note. */
const envelope =
  (attack: number, decay: number, sustain: number, release: number, held: number) =>
  (t: number): number => {
    const level = (at: number): number => {
      if (at < attack) return at / attack;
      if (at < attack + decay) return 1 - ((at - attack) / decay) * (1 - sustain);
      return sustain;
    };
    return t < held ? level(t) : level(held) * Math.max(0, 1 - (t - held) / release) ** 2;
  };

/** One pole, with a cutoff that may move. */
const lowpassed = (samples: Float32Array, cutoff: (t: number) => number, poles = 2): Float32Array => {
  const state = new Float64Array(poles);
  return samples.map((sample, i) => {
    const k = 1 - Math.exp((-TAU * Math.min(cutoff(i / RATE), RATE * 0.45)) / RATE);
    let value = sample;
    for (let pole = 0; pole < poles; pole += 1) {
      state[pole]! += k * (value - state[pole]!);
      value = state[pole]!;
    }
    return value;
  });
};

/** A saw without the steps that would fold back: as many partials as fit. */
const saw = (frequency: number, t: number): number => {
  const phase = (frequency * t) % 1;
  const step = frequency / RATE;
  const edge = (at: number): number => {
    if (at < step) return at / step + at / step - (at / step) ** 2 - 1;
    if (at > 1 - step) return ((at - 1) / step) ** 2 + ((at - 1) / step) * 2 + 1;
    return 0;
  };
  return 2 * phase - 1 - edge(phase);
};

/** A string that is plucked (Karplus and Strong): a burst of noise that goes round and loses its edges. */
const string =
  (brightness: number, ring: number): Voice =>
  (midi, seconds, velocity) => {
    const frequency = frequencyOf(midi);
    const random = randomOf(`string ${midi} ${brightness}`);
    const period = RATE / frequency;
    const length = Math.floor(period);
    const line = Float64Array.from({ length: length + 1 }, () => random() * 2 - 1);
    const mean = line.reduce((sum, value) => sum + value, 0) / line.length;
    const kept = ring ** (1 / frequency);
    const frac = period - length;
    let [at, last, soft] = [0, 0, 0];
    for (let i = 0; i < line.length; i += 1) {
      soft += (0.25 + 0.7 * brightness * velocity) * (line[i]! - mean - soft);
      line[i] = soft;
    }
    const end = envelope(0.001, 0.01, 1, 0.35, seconds);
    return make(seconds + 0.35, (t) => {
      const now = line[at]!;
      const next = line[(at + 1) % line.length]!;
      const between = now * (1 - frac) + next * frac;
      line[at] = kept * ((1 - 0.5 * (1 - brightness)) * between + 0.5 * (1 - brightness) * last);
      last = between;
      at = (at + 1) % line.length;
      return between * end(t) * (0.4 + 0.6 * velocity);
    });
  };

/** Two sines, one of which bends the other: electric pianos, bells, marimbas. */
const bent =
  (ratio: number, depth: number, fade: number, length: number, attack = 0.003): Voice =>
  (midi, seconds, velocity) => {
    const frequency = frequencyOf(midi);
    const end = envelope(attack, 0.02, 1, Math.min(0.5, length), seconds);
    return make(seconds + 0.5, (t) => {
      const bend = depth * velocity * Math.exp(-t / fade) * Math.sin(TAU * frequency * ratio * t);
      return Math.sin(TAU * frequency * t + bend) * Math.exp(-t / length) * end(t);
    });
  };

/** Several saws beside each other, darkened: strings and pads. */
const pad =
  (cutoff: number, attack: number, release: number): Voice =>
  (midi, seconds, velocity) => {
    const frequency = frequencyOf(midi);
    const loud = envelope(attack, 0.3, 0.85, release, seconds);
    const detuned = [0.9965, 0.9988, 1.0011, 1.0037];
    const raw = make(
      seconds + release,
      (t) => detuned.reduce((sum, by, i) => sum + saw(frequency * by, t + i * 0.37), 0) / 4,
    );
    return lowpassed(raw, (t) => cutoff * (0.6 + 0.4 * velocity) * (1 + 0.15 * Math.sin(TAU * 0.23 * t))).map(
      (value, i) => value * loud(i / RATE),
    );
  };

/** Formants of a mouth that sings "a", "o" or "u": resonances over a saw, with vibrato that comes late. */
const mouths = { a: [750, 1150, 2600], o: [480, 850, 2500], u: [340, 720, 2300] } as const;
const singer =
  (mouth: keyof typeof mouths, breath: number): Voice =>
  (midi, seconds, velocity) => {
    const frequency = frequencyOf(midi);
    const random = randomOf(`singer ${midi}`);
    const loud = envelope(0.045, 0.12, 0.82, 0.16, seconds);
    let phase = 0;
    const source = make(seconds + 0.16, (t) => {
      const vibrato = 1 + 0.006 * Math.min(1, Math.max(0, (t - 0.22) / 0.3)) * Math.sin(TAU * 5.3 * t);
      // A singer slides into a note from just below.
      const slide = 1 - 0.025 * Math.exp(-t / 0.035);
      phase += (frequency * vibrato * slide) / RATE;
      return saw(1, phase) * 0.55 + (random() * 2 - 1) * breath;
    });
    const out = new Float32Array(source.length);
    mouths[mouth].forEach((formant, n) => {
      const width = 70 + 50 * n;
      const r = Math.exp((-Math.PI * width) / RATE);
      const [a1, a2] = [2 * r * Math.cos((TAU * formant) / RATE), -r * r];
      let [y1, y2] = [0, 0];
      source.forEach((sample, i) => {
        const y = (1 - r) * sample + a1 * y1 + a2 * y2;
        [y2, y1] = [y1, y];
        out[i]! += y * [1, 0.7, 0.25][n]!;
      });
    });
    return out.map((value, i) => (value * 1.5 + source[i]! * 0.06) * loud(i / RATE) * (0.5 + 0.5 * velocity));
  };

const flute: Voice = (midi, seconds, velocity) => {
  const frequency = frequencyOf(midi);
  const random = randomOf(`flute ${midi}`);
  const loud = envelope(0.06, 0.1, 0.85, 0.14, seconds);
  let air = 0;
  return make(seconds + 0.14, (t) => {
    air += 0.12 * (random() * 2 - 1 - air);
    const wave = TAU * frequency * t + 0.035 * frequency * 0.02 * Math.sin(TAU * 5 * t) * Math.min(1, t * 2);
    return (
      (Math.sin(wave) + 0.28 * Math.sin(2 * wave) + 0.08 * Math.sin(3 * wave) + air * 0.12) * loud(t) * velocity * 0.8
    );
  });
};

/** One string that a lever bends: each note slides in from the one below, and trembles. */
const monochord: Voice = (midi, seconds, velocity) => {
  const frequency = frequencyOf(midi);
  const loud = envelope(0.01, 0.5, 0.55, 0.4, seconds);
  let phase = 0;
  return make(seconds + 0.4, (t) => {
    const bend = 2 ** ((-1.6 * Math.exp(-t / 0.06) + 0.35 * Math.min(1, t) * Math.sin(TAU * 5.6 * t)) / 12);
    phase += (TAU * frequency * bend) / RATE;
    return (
      (Math.sin(phase) +
        0.35 * Math.sin(2 * phase) * Math.exp(-t / 0.4) +
        0.15 * Math.sin(3 * phase) * Math.exp(-t / 0.2)) *
      loud(t) *
      velocity *
      0.8
    );
  });
};

const brass: Voice = (midi, seconds, velocity) => {
  const frequency = frequencyOf(midi);
  const loud = envelope(0.04, 0.15, 0.75, 0.12, seconds);
  const raw = make(seconds + 0.12, (t) => (saw(frequency * 0.998, t) + saw(frequency * 1.003, t + 0.2)) / 2);
  return lowpassed(raw, (t) => frequency * (1.5 + 4.5 * velocity * loud(t))).map((value, i) => value * loud(i / RATE));
};

const bass =
  (cutoff: number, drive: number): Voice =>
  (midi, seconds, velocity) => {
    const frequency = frequencyOf(midi);
    const loud = envelope(0.006, 0.12, 0.75, 0.07, seconds);
    const raw = make(seconds + 0.07, (t) => 0.7 * Math.sin(TAU * frequency * t) + 0.5 * saw(frequency, t));
    return lowpassed(raw, (t) => cutoff * (0.5 + 1.5 * velocity * Math.exp(-t / 0.12)) + frequency).map(
      (value, i) => Math.tanh(value * drive * loud(i / RATE)) * 0.8,
    );
  };

const organ: Voice = (midi, seconds, velocity) => {
  const frequency = frequencyOf(midi);
  const loud = envelope(0.012, 0.05, 0.9, 0.06, seconds);
  const bars = [
    [0.5, 0.6],
    [1, 1],
    [2, 0.5],
    [3, 0.3],
    [4, 0.18],
  ] as const;
  return make(seconds + 0.06, (t) => {
    const turn = 1 + 0.0025 * Math.sin(TAU * 6.2 * t);
    return (
      bars.reduce((sum, [by, level]) => sum + level * Math.sin(TAU * frequency * by * turn * t), 0) *
      0.35 *
      loud(t) *
      velocity
    );
  });
};

const stab: Voice = (midi, seconds, velocity) => {
  const frequency = frequencyOf(midi);
  const loud = envelope(0.004, 0.18, 0.25, 0.15, seconds);
  const raw = make(
    seconds + 0.15,
    (t) => (saw(frequency * 0.997, t) + saw(frequency * 1.003, t + 0.1) + saw(frequency / 2, t)) / 3,
  );
  return lowpassed(raw, (t) => 500 + 4200 * velocity * Math.exp(-t / 0.11)).map((value, i) => value * loud(i / RATE));
};

/** As loud as the others: what a formula gives is not. */
const level =
  (gain: number, voice: Voice): Voice =>
  (midi, seconds, velocity) =>
    voice(midi, seconds, velocity).map((sample) => sample * gain);

/** Instruments by their names; each note is about equally loud at velocity 1. */
export const voices = {
  guitar: level(1.8, string(0.55, 0.25)),
  zither: level(1.4, string(0.85, 0.4)),
  harp: level(1.8, string(0.4, 0.5)),
  piano: level(0.5, bent(1, 1.4, 0.35, 1.1)),
  rhodes: level(0.46, bent(1, 0.9, 0.9, 1.6)),
  bell: level(0.42, bent(3.51, 1.6, 0.5, 1.2)),
  marimba: level(0.8, bent(4, 0.8, 0.06, 0.28)),
  strings: level(1.2, pad(1500, 0.25, 0.6)),
  warm: level(1.5, pad(750, 0.5, 1.2)),
  airy: level(1.3, pad(2600, 0.7, 1.4)),
  singerA: level(0.7, singer('a', 0.05)),
  singerO: level(0.39, singer('o', 0.04)),
  singerU: level(0.1, singer('u', 0.03)),
  bass: level(1.05, bass(420, 1.4)),
  fretless: level(1.3, bass(260, 1.1)),
  synthBass: level(0.7, bass(800, 2.2)),
  flute: level(0.62, flute),
  monochord: level(0.75, monochord),
  stab: level(1.5, stab),
  ...{ brass, organ },
} satisfies Readonly<Record<string, Voice>>;
export type VoiceName = keyof typeof voices;
