import { RATE } from './voices.ts';

/** Two channels of equal length. */
export type Stereo = readonly [Float32Array, Float32Array];
export const silence = (samples: number): Stereo => [new Float32Array(samples), new Float32Array(samples)];

/** Adds samples at a place, between left (-1) and right (1). */
export const mixIn = ([left, right]: Stereo, from: Float32Array, at: number, gain: number, pan: number): void => {
  const angle = ((pan + 1) * Math.PI) / 4;
  const [l, r] = [Math.cos(angle) * gain * Math.SQRT2, Math.sin(angle) * gain * Math.SQRT2];
  const start = Math.max(0, -at);
  const end = Math.min(from.length, left.length - at);
  for (let i = start; i < end; i += 1) {
    left[at + i]! += from[i]! * l;
    right[at + i]! += from[i]! * r;
  }
};
export const addTo = (to: Stereo, from: Stereo, gain = 1): void => {
  for (const channel of [0, 1] as const) {
    const [target, source] = [to[channel], from[channel]];
    for (let i = 0; i < target.length; i += 1) target[i]! += source[i]! * gain;
  }
};

const COMBS = [1557, 1617, 1491, 1422, 1277, 1356, 1188, 1116] as const;
const PASSES = [225, 556, 441, 341] as const;

/** A room: eight echoes that go round and lose their edges, then four that smear them (after Schroeder and Moorer). */
const room = (input: Float32Array, spread: number, size: number, damp: number): Float32Array => {
  const out = new Float32Array(input.length);
  for (const length of COMBS) {
    const line = new Float32Array(length + spread);
    let [at, soft] = [0, 0];
    for (let i = 0; i < input.length; i += 1) {
      const echo = line[at]!;
      soft = echo * (1 - damp) + soft * damp;
      line[at] = input[i]! * 0.03 + soft * size;
      at = (at + 1) % line.length;
      out[i]! += echo;
    }
  }
  for (const length of PASSES) {
    const line = new Float32Array(length + spread);
    let at = 0;
    for (let i = 0; i < out.length; i += 1) {
      const held = line[at]!;
      const value = out[i]!;
      line[at] = value + held * 0.5;
      at = (at + 1) % line.length;
      out[i] = held - value;
    }
  }
  return out;
};
export const reverb = ([left, right]: Stereo, size: number, damp: number): Stereo => {
  const both = left.map((sample, i) => sample + right[i]!);
  return [room(both, 0, size, damp), room(both, 23, size, damp)];
};

/** Echoes that go from side to side. */
export const echo = ([left, right]: Stereo, seconds: number, again: number): Stereo => {
  const step = Math.round(seconds * RATE);
  const out = silence(left.length);
  for (let i = step; i < left.length; i += 1) {
    out[0][i] = (left[i - step]! + right[i - step]!) * 0.5 + out[1][i - step]! * again;
    out[1][i] = i < 2 * step ? 0 : out[0][i - step]! * again * 1.2;
  }
  return out;
};

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}
const filtered = (input: Float32Array, { b, a }: Biquad): Float32Array => {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return input.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
};
const shelf = (frequency: number, db: number, q: number): Biquad => {
  const [amp, w] = [10 ** (db / 40), (2 * Math.PI * frequency) / RATE];
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)];
  const root = 2 * Math.sqrt(amp) * alpha;
  const a0 = amp + 1 - (amp - 1) * cos + root;
  return {
    b: [
      (amp * (amp + 1 + (amp - 1) * cos + root)) / a0,
      (-2 * amp * (amp - 1 + (amp + 1) * cos)) / a0,
      (amp * (amp + 1 + (amp - 1) * cos - root)) / a0,
    ],
    a: [(2 * (amp - 1 - (amp + 1) * cos)) / a0, (amp + 1 - (amp - 1) * cos - root) / a0],
  };
};
const highpass = (frequency: number, q: number): Biquad => {
  const w = (2 * Math.PI * frequency) / RATE;
  const [cos, alpha] = [Math.cos(w), Math.sin(w) / (2 * q)];
  const a0 = 1 + alpha;
  const edge = (1 + cos) / 2 / a0;
  return { b: [edge, -2 * edge, edge], a: [(-2 * cos) / a0, (1 - alpha) / a0] };
};
/** Without what no loudspeaker brings and every limiter hears. */
export const cleaned = (channels: Stereo): Stereo => [
  filtered(channels[0], highpass(32, 0.7)),
  filtered(channels[1], highpass(32, 0.7)),
];

/** Integrated loudness in LUFS (ITU-R BS.1770-4): weighted as ears hear, in blocks, without the quiet ones. */
export const loudnessOf = (channels: Stereo): number => {
  const weighted = channels.map((channel) =>
    filtered(filtered(channel, shelf(1681.97, 3.99984, 0.7072)), highpass(38.135, 0.5003)),
  );
  const [block, step] = [Math.round(0.4 * RATE), Math.round(0.1 * RATE)];
  const powers: number[] = [];
  for (let from = 0; from + block <= channels[0].length; from += step)
    powers.push(
      weighted.reduce((sum, channel) => {
        let power = 0;
        for (let i = from; i < from + block; i += 1) power += channel[i]! ** 2;
        return sum + power / block;
      }, 0),
    );
  const lufs = (power: number): number => -0.691 + 10 * Math.log10(power);
  const mean = (list: readonly number[]): number =>
    list.reduce((sum, power) => sum + power, 0) / Math.max(1, list.length);
  const loud = powers.filter((power) => lufs(power) > -70);
  const gate = lufs(mean(loud)) - 10;
  return lufs(mean(loud.filter((power) => lufs(power) > gate)));
};

export const peakOf = (channels: Stereo): number =>
  channels.reduce((most, channel) => channel.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), most), 0);

const AHEAD_S = 0.004;
const RELEASE_S = 0.12;
/** Louder by a factor, but never above a ceiling: it turns down before what would be too loud, and up again slowly. */
export const limited = ([left, right]: Stereo, gain: number, ceiling: number): Stereo => {
  const ahead = Math.round(AHEAD_S * RATE);
  const back = 1 - Math.exp(-1 / (RELEASE_S * RATE));
  const turn = 1 - Math.exp(-4 / ahead);
  const out = silence(left.length);
  // The least factor that any sample within reach needs, by a queue of falling candidates.
  const queue: number[] = [];
  const need = (i: number): number =>
    Math.min(1, ceiling / Math.max(1e-9, Math.max(Math.abs(left[i]!), Math.abs(right[i]!)) * gain));
  let [factor, head] = [1, 0];
  for (let i = 0; i < left.length + ahead; i += 1) {
    if (i < left.length) {
      while (queue.length > head && need(queue.at(-1)!) >= need(i)) queue.pop();
      queue.push(i);
    }
    const at = i - ahead;
    if (at < 0) continue;
    while (queue[head]! < at) head += 1;
    const wanted = need(queue[head]!);
    factor += (wanted - factor) * (wanted < factor ? turn : back);
    const safe = Math.min(factor, need(at));
    out[0][at] = left[at]! * gain * safe;
    out[1][at] = right[at]! * gain * safe;
  }
  return out;
};
