import { at, clamp, cycle, FPS, FRAMES, gap, softened, wrap } from '../loop.ts';
import { keysAround, makeTrack, sample, type Spot, type Track } from '../tracks.ts';
import type { Vec } from '../space.ts';

export const RIM: Vec = [12.42, 3.05, 7.5];

type Way = 'dribble' | 'pass' | 'hold' | 'shot' | 'rebound';
export interface Touch {
  readonly t: number;
  readonly who: string;
  readonly at: Spot;
  readonly way: Way;
}

/** Round the arc, into the post, out for a long shot that the rim sends back, and up again. */
export const TOUCHES: readonly Touch[] = [
  { t: 0, who: 'a1', at: [4.9, 8.4], way: 'dribble' },
  { t: 1.8, who: 'a1', at: [5.6, 6.2], way: 'pass' },
  { t: 2.45, who: 'a2', at: [6.4, 2.2], way: 'dribble' },
  { t: 3.8, who: 'a2', at: [7.8, 3.9], way: 'pass' },
  { t: 4.35, who: 'a5', at: [11.1, 6.0], way: 'hold' },
  { t: 5.4, who: 'a5', at: [11.3, 6.3], way: 'pass' },
  { t: 6.15, who: 'a3', at: [8.3, 12.3], way: 'hold' },
  { t: 6.95, who: 'a3', at: [8.4, 12.2], way: 'shot' },
  { t: 8.15, who: 'rim', at: [12.42, 7.6], way: 'rebound' },
  { t: 8.8, who: 'a4', at: [10.9, 9.3], way: 'hold' },
  { t: 9.7, who: 'a4', at: [10.6, 9.5], way: 'pass' },
  { t: 10.35, who: 'a1', at: [5.7, 9.0], way: 'dribble' },
  { t: 12.1, who: 'a1', at: [5.9, 10.3], way: 'pass' },
  { t: 12.65, who: 'a3', at: [8.1, 12.9], way: 'hold' },
  { t: 13.4, who: 'a3', at: [7.7, 12.8], way: 'pass' },
  { t: 14, who: 'a1', at: [4.7, 10.2], way: 'dribble' },
];

const HOMES: Readonly<Record<string, Spot>> = {
  a1: [5, 8],
  a2: [6.2, 2.6],
  a3: [8.2, 12.4],
  a4: [11, 10.4],
  a5: [11.2, 5.4],
};

const path = (t: number): Spot => {
  const i = TOUCHES.findLastIndex((touch) => touch.t <= t);
  const [from, to] = [at(TOUCHES, i), at(TOUCHES, i + 1)];
  const u = clamp(wrap(t - from.t) / wrap(to.t - from.t));
  return [from.at[0] + (to.at[0] - from.at[0]) * u, from.at[1] + (to.at[1] - from.at[1]) * u];
};
const raw = Array.from({ length: FRAMES }, (_, f) => path(f / FPS));
const slow = {
  x: softened(
    raw.map((s) => s[0]),
    24,
  ),
  z: softened(
    raw.map((s) => s[1]),
    24,
  ),
};
export const focus = (t: number): Spot => [sample(slow.x, t), sample(slow.z, t)];

export interface Player {
  readonly name: string;
  readonly team: 'a' | 'b' | 'referee';
  readonly track: Track;
}

const roam =
  (home: Spot, seed: number) =>
  (t: number): Spot => [
    home[0] + 0.75 * cycle(t, 2, seed) + 0.35 * cycle(t, 5, seed * 2),
    home[1] + 0.8 * cycle(t, 3, seed * 3) + 0.3 * cycle(t, 4, seed),
  ];
const attackers: readonly Player[] = Object.entries(HOMES).map(([name, home], i) => ({
  name,
  team: 'a',
  track: makeTrack(
    keysAround(
      roam(home, i * 2.1),
      TOUCHES.filter((touch) => touch.who === name),
    ),
    focus,
    0.6,
  ),
}));

/** Between the man and the basket, nearer when his man has the ball. */
const guard =
  (man: Track, seed: number) =>
  (t: number): Spot => {
    const [x, z] = [sample(man.x, t - 0.18), sample(man.z, t - 0.18)];
    const [dx, dz] = [RIM[0] + 0.3 - x, RIM[2] - z];
    const away = Math.hypot(dx, dz) || 1;
    const [bx, bz] = focus(t);
    const close = 1.05 + 0.9 * clamp(Math.hypot(bx - x, bz - z) / 5);
    const step = Math.min(close, away * 0.62) + 0.18 * cycle(t, 6, seed);
    return [x + (dx / away) * step + 0.25 * cycle(t, 7, seed), z + (dz / away) * step + 0.5 * cycle(t, 4, seed * 2)];
  };
const defenders: readonly Player[] = attackers.map((man, i) => ({
  name: `b${i + 1}`,
  team: 'b',
  track: makeTrack(
    Array.from({ length: 24 }, (_, k) => ({ t: (k * 16) / 24, v: guard(man.track, i * 1.3)((k * 16) / 24) })),
    (t) => [sample(man.track.x, t), sample(man.track.z, t)],
    1,
  ),
}));
const referee: Player = {
  name: 'ref',
  team: 'referee',
  track: makeTrack(
    keysAround((t) => [7.4 + 1.2 * cycle(t, 1) + 0.2 * (focus(t)[0] - 8), 15.6 + 0.15 * cycle(t, 2)], []),
    focus,
    0.3,
  ),
};
export const PLAYERS: readonly Player[] = [...attackers, ...defenders, referee];

/** Hand of the player at height `up`, `ahead` metres in front and `side` to the right. */
const hand = (who: string, t: number, ahead: number, up: number, side = 0): Vec => {
  if (who === 'rim') return [RIM[0], RIM[1] + 0.16, RIM[2] + 0.1];
  const player = PLAYERS.find(({ name }) => name === who);
  if (!player) throw new Error(`${who} touches the ball but does not play`);
  const h = at(player.track.heading, Math.round(wrap(t) * FPS));
  return [
    sample(player.track.x, t) + Math.cos(h) * ahead + Math.sin(h) * side,
    up,
    sample(player.track.z, t) + Math.sin(h) * ahead - Math.cos(h) * side,
  ];
};

export const SHOT_HEIGHT = 2.72;
const heightAt = (touch: Touch) =>
  touch.way === 'shot' ? SHOT_HEIGHT : touch.who === 'a4' && touch.t < 9 ? 2.75 : 1.45;

/** Bounces a second while dribbling. */
export const BEAT = 2;

export const ballAt = (time: number): Vec => {
  const t = wrap(time);
  const i = TOUCHES.findLastIndex((touch) => touch.t <= t);
  const [from, to] = [at(TOUCHES, i), at(TOUCHES, i + 1)];
  const span = wrap(to.t - from.t);
  const u = clamp(wrap(t - from.t) / span);
  if (from.way === 'dribble') {
    const beat = (wrap(t - from.t) * BEAT) % 1;
    const fall = beat < 0.5 ? (beat * 2) ** 1.7 : (2 - beat * 2) ** 1.7;
    const ends = Math.min(1, Math.abs(gap(t, from.t)) * 4, Math.abs(gap(t, to.t)) * 4);
    return hand(from.who, t, 0.42, 1.02 - 0.88 * fall * ends + 0.3 * (1 - ends), 0.28 * ends);
  }
  if (from.way === 'hold') {
    const high =
      from.who === 'a4'
        ? 2.75 - 1.3 * clamp(u * 2.2)
        : to.way === 'shot'
          ? 1.45 + (SHOT_HEIGHT - 1.45) * clamp((u - 0.45) / 0.55)
          : 1.45;
    return hand(from.who, t, 0.36, high, 0.05 * cycle(t, 20));
  }
  const a = hand(from.who, from.t, 0.36, heightAt(from));
  const b = hand(to.who, to.t, 0.36, to.who === 'rim' ? RIM[1] + 0.16 : heightAt(to));
  const rise = from.way === 'shot' ? 2.3 : from.way === 'rebound' ? 0.8 : 0.25;
  return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u + 4 * rise * u * (1 - u), a[2] + (b[2] - a[2]) * u];
};
