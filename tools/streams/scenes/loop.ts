/** A stream is a loop of this many seconds; every motion in a scene has a whole number of cycles in it. */
export const LOOP_SECONDS = 16;
export const FPS = 30;
export const FRAMES = LOOP_SECONDS * FPS;
export const TAU = Math.PI * 2;

/** What build.ts calls for each frame: t in seconds, 0 to 16; frame 0 to 479. */
export type DrawFrame = (c: CanvasRenderingContext2D, t: number, frame: number) => void;
/** Prepares what stays the same and returns the drawing of one frame, for a picture of width by height. */
export type Scene = (width: number, height: number) => DrawFrame;

export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const lerp = (a: number, b: number, share: number) => a + (b - a) * share;
export const smooth = (share: number) => {
  const u = clamp(share);
  return u * u * (3 - 2 * u);
};

/** An element of a list, the index wrapped round. */
export const at = <T>(list: readonly T[], index: number): T => {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('an empty list has no element');
  return item;
};

/** t brought into 0 to 16. */
export const wrap = (t: number) => ((t % LOOP_SECONDS) + LOOP_SECONDS) % LOOP_SECONDS;

/** Seconds from b to a by the shorter way round the loop, -8 to 8. */
export const gap = (a: number, b: number) => wrap(a - b + LOOP_SECONDS / 2) - LOOP_SECONDS / 2;

/** A sine with a whole number of cycles in the loop. */
export const cycle = (t: number, cycles: number, phase = 0) => Math.sin((TAU * cycles * t) / LOOP_SECONDS + phase);

/** 0, rising over `rise` seconds to 1 at `from`, held until `to`, falling over `fall`; round the loop. */
export const pulse = (t: number, from: number, to: number, rise = 0.3, fall = 0.5) => {
  const since = wrap(t - (from - rise));
  const held = wrap(to - (from - rise));
  return since <= held ? smooth(since / rise) : 1 - smooth((since - held) / fall);
};

export interface Key {
  readonly t: number;
  readonly v: readonly number[];
}

/** A smooth closed curve through the keys (times in seconds, ascending), one value per dimension. */
export const closedCurve = (keys: readonly Key[]) => (time: number) => {
  const t = wrap(time);
  let i = keys.findLastIndex((key) => key.t <= t);
  if (i < 0) i = keys.length - 1;
  const [k0, k1, k2, k3] = [at(keys, i - 1), at(keys, i), at(keys, i + 1), at(keys, i + 2)];
  const d01 = wrap(k1.t - k0.t) || LOOP_SECONDS;
  const d12 = wrap(k2.t - k1.t) || LOOP_SECONDS;
  const d23 = wrap(k3.t - k2.t) || LOOP_SECONDS;
  const u = wrap(t - k1.t) / d12;
  return k1.v.map((p1, n) => {
    const [p0, p2, p3] = [k0.v[n] ?? 0, k2.v[n] ?? 0, k3.v[n] ?? 0];
    const m1 = ((p2 - p0) / (d01 + d12)) * d12;
    const m2 = ((p3 - p1) / (d12 + d23)) * d12;
    const [u2, u3] = [u * u, u * u * u];
    return (2 * u3 - 3 * u2 + 1) * p1 + (u3 - 2 * u2 + u) * m1 + (3 * u2 - 2 * u3) * p2 + (u3 - u2) * m2;
  });
};

/** The mean of a closed series of samples over a window of `radius` samples to each side. */
export const softened = (samples: readonly number[], radius: number) =>
  samples.map((_, i) => {
    let sum = 0;
    let weight = 0;
    for (let d = -radius; d <= radius; d++) {
      const w = 1 + Math.cos((Math.PI * d) / (radius + 1));
      sum += at(samples, i + d) * w;
      weight += w;
    }
    return sum / weight;
  });
