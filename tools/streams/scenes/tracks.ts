import { at, closedCurve, FPS, FRAMES, gap, type Key, LOOP_SECONDS, smooth, softened, TAU, wrap } from './loop.ts';
import { blend, cadence, gait, type Pose } from './skeleton.ts';

export type Spot = readonly [x: number, z: number];

/** Where one person is at each frame of the loop, and how they move. */
export interface Track {
  readonly x: readonly number[];
  readonly z: readonly number[];
  readonly heading: readonly number[];
  readonly speed: readonly number[];
  /** Step phase in radians, a whole number of turns in the loop. */
  readonly phase: readonly number[];
}

export const frameOf = (t: number) => Math.round(wrap(t) * FPS) % FRAMES;

/** A value of a sampled series at any moment. */
export const sample = (series: readonly number[], t: number) => {
  const f = wrap(t) * FPS;
  const i = Math.floor(f);
  return at(series, i) * (1 - (f - i)) + at(series, i + 1) * (f - i);
};

/**
 * A run through `keys` (x, z in metres). Someone slow turns to `watch` instead of the way they go.
 * `turnShare` 0 lets a fast one face its run, 1 keeps eyes on the ball (defenders running backwards).
 */
export const makeTrack = (keys: readonly Key[], watch: (t: number) => Spot, turnShare = 0): Track => {
  const curve = closedCurve(keys);
  const spots = Array.from({ length: FRAMES }, (_, f) => curve(f / FPS));
  const x = softened(
    spots.map((s) => s[0] ?? 0),
    4,
  );
  const z = softened(
    spots.map((s) => s[1] ?? 0),
    4,
  );
  const vx = x.map((_, f) => ((at(x, f + 1) - at(x, f - 1)) * FPS) / 2);
  const vz = z.map((_, f) => ((at(z, f + 1) - at(z, f - 1)) * FPS) / 2);
  const speed = softened(
    vx.map((v, f) => Math.hypot(v, at(vz, f))),
    5,
  );
  const facing = speed.map((v, f) => {
    const [bx, bz] = watch(f / FPS);
    const [dx, dz] = [bx - at(x, f), bz - at(z, f)];
    const far = Math.hypot(dx, dz) || 1;
    const run = smooth((v - 0.8) / 2) * (1 - turnShare * 0.7);
    const norm = Math.max(0.2, v);
    return [
      (at(vx, f) / norm) * run + (dx / far) * (1 - run),
      (at(vz, f) / norm) * run + (dz / far) * (1 - run),
    ] as const;
  });
  const hx = softened(
    facing.map((d) => d[0]),
    7,
  );
  const hz = softened(
    facing.map((d) => d[1]),
    7,
  );
  const heading = hx.map((d, f) => Math.atan2(at(hz, f), d));
  let turned = 0;
  const raw = speed.map((v) => (turned += (cadence(v) * TAU) / FPS));
  const whole = Math.max(1, Math.round(turned / TAU));
  const phase = raw.map((p) => (p / turned) * whole * TAU);
  return { x, z, heading, speed, phase };
};

export interface Action {
  readonly t: number;
  /** Poses at moments around t, seconds. */
  readonly frames: readonly (readonly [offset: number, pose: Pose])[];
}

/** The step cycle, with what the person does at certain moments laid over it. */
export const poseAt = (track: Track, t: number, actions: readonly Action[]): Pose => {
  const f = frameOf(t);
  const base = gait(at(track.phase, f), at(track.speed, f));
  for (const action of actions) {
    const first = at(action.frames, 0);
    const last = at(action.frames, -1);
    const since = gap(t, action.t);
    const lead = 0.22;
    if (since < first[0] - lead || since > last[0] + lead) continue;
    const next = action.frames.findIndex(([offset]) => offset > since);
    if (next === 0) return blend(base, first[1], smooth((since - first[0] + lead) / lead));
    if (next < 0) return blend(last[1], base, smooth((since - last[0]) / lead));
    const [a, b] = [at(action.frames, next - 1), at(action.frames, next)];
    return blend(a[1], b[1], smooth((since - a[0]) / (b[0] - a[0])));
  }
  return base;
};

/** Positions every two seconds from a rule, but exact at the given moments. */
export const keysAround = (
  rule: (t: number) => Spot,
  fixed: readonly { readonly t: number; readonly at: Spot }[],
): Key[] => {
  const free: Key[] = [];
  for (let t = 0; t < LOOP_SECONDS; t += 2) {
    if (fixed.every((touch) => Math.abs(gap(touch.t, t)) > 1.3)) free.push({ t, v: rule(t) });
  }
  return [...free, ...fixed.map((touch) => ({ t: wrap(touch.t), v: touch.at }))].sort((a, b) => a.t - b.t);
};
