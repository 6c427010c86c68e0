import { at, clamp, cycle, FPS, FRAMES, gap, softened, wrap } from '../loop.ts';
import { keysAround, makeTrack, sample, type Spot, type Track } from '../tracks.ts';

/** What happens to the ball until the next touch. */
type Way = 'dribble' | 'roll' | 'loft' | 'shot' | 'hold';
export interface Touch {
  readonly t: number;
  readonly who: string;
  readonly at: Spot;
  readonly way: Way;
  /** Height of the ball at this touch, and the top of its flight, metres. */
  readonly height?: number;
  readonly top?: number;
}

/** One attack down the right wing, a header saved, a long throw and the ball won back: the loop closes. */
export const TOUCHES: readonly Touch[] = [
  { t: 0, who: 'a6', at: [15, 35.5], way: 'dribble' },
  { t: 1.4, who: 'a6', at: [20, 31], way: 'roll' },
  { t: 2.5, who: 'a8', at: [27, 20.5], way: 'dribble' },
  { t: 4.1, who: 'a8', at: [34.5, 18.5], way: 'roll' },
  { t: 5.1, who: 'a7', at: [42, 13.5], way: 'dribble' },
  { t: 6.5, who: 'a7', at: [47, 15.5], way: 'loft', top: 4.4 },
  { t: 7.75, who: 'a9', at: [45.4, 34.4], way: 'shot', height: 2.05, top: 2.2 },
  { t: 8.2, who: 'g', at: [51.4, 35.6], way: 'hold', height: 1.5 },
  { t: 10.3, who: 'g', at: [47.6, 33.6], way: 'loft', height: 1.9, top: 9 },
  { t: 12.5, who: 'b10', at: [20.5, 44], way: 'dribble' },
  { t: 13.6, who: 'b10', at: [17, 42], way: 'roll' },
  { t: 14.3, who: 'a6', at: [12.4, 38.2], way: 'dribble' },
];

const path = (t: number): Spot => {
  const i = TOUCHES.findLastIndex((touch) => touch.t <= t);
  const [from, to] = [at(TOUCHES, i), at(TOUCHES, i + 1)];
  const span = wrap(to.t - from.t);
  const u = clamp(wrap(t - from.t) / span);
  return [from.at[0] + (to.at[0] - from.at[0]) * u, from.at[1] + (to.at[1] - from.at[1]) * u];
};
const raw = Array.from({ length: FRAMES }, (_, f) => path(f / FPS));
const attention = {
  x: softened(
    raw.map((s) => s[0]),
    32,
  ),
  z: softened(
    raw.map((s) => s[1]),
    32,
  ),
};
/** Where the play is, unhurried: what players and the camera follow. */
export const focus = (t: number): Spot => [sample(attention.x, t), sample(attention.z, t)];

interface Place {
  readonly home: Spot;
  readonly pull: Spot;
}
const place = (x: number, z: number, px = 0.5, pz = 0.35): Place => ({ home: [x, z], pull: [px, pz] });
const PLACES: Readonly<Record<string, Place>> = {
  a2: place(7, 11, 0.55),
  a3: place(-2, 25, 0.5),
  a4: place(-3, 42, 0.5),
  a5: place(6, 57, 0.5),
  a6: place(16, 35, 0.4),
  a8: place(27, 21, 0.45),
  a10: place(30, 41, 0.45, 0.3),
  a7: place(37, 11, 0.45, 0.2),
  a9: place(41, 31, 0.35, 0.2),
  a11: place(35, 55, 0.45, 0.25),
  b2: place(41, 52, 0.38, 0.3),
  b3: place(44, 40, 0.3, 0.25),
  b4: place(43.5, 29, 0.3, 0.3),
  b5: place(40, 17, 0.35, 0.25),
  b6: place(34, 35, 0.42, 0.35),
  b8: place(30, 25, 0.45),
  b10: place(19, 44, 0.3),
  b7: place(20, 15, 0.5),
  b9: place(9, 33, 0.35),
  b11: place(24, 58, 0.45),
  g: place(51, 34, 0.06, 0.05),
  ref: place(20, 30, 0.8, 0.6),
  line: place(43, -1.2, 0.3, 0),
  far: place(36, 69.3, 0.5, 0),
};
const CENTRE: Spot = [30, 30];

const rule =
  (who: string, p: Place, seed: number) =>
  (t: number): Spot => {
    const [fx, fz] = focus(t - 0.25);
    const calm = who === 'g' || who === 'line' || who === 'far' ? 0.15 : 1;
    const x = p.home[0] + (fx - CENTRE[0]) * p.pull[0] + calm * (1.1 * cycle(t, 2, seed) + 0.5 * cycle(t, 5, seed * 3));
    const z = p.home[1] + (fz - CENTRE[1]) * p.pull[1] + calm * (1.2 * cycle(t, 3, seed * 2) + 0.4 * cycle(t, 4, seed));
    return [Math.min(x, who === 'g' ? 51.6 : 50.6), z];
  };

/** Who stays beside whom, and how far. */
const MARKS: Readonly<Record<string, { readonly whom: string; readonly by: Spot }>> = {
  b5: { whom: 'a7', by: [2.3, 1.7] },
  b4: { whom: 'a9', by: [1.4, -1.6] },
  b8: { whom: 'a8', by: [3.1, 2.4] },
  b2: { whom: 'a11', by: [2.6, -1.4] },
};

export type Team = 'a' | 'b' | 'keeper' | 'referee';
export interface Player {
  readonly name: string;
  readonly team: Team;
  readonly track: Track;
}

const teamOf = (name: string): Team =>
  name === 'g' ? 'keeper' : name.length > 2 && !/\d/.test(name) ? 'referee' : name.startsWith('a') ? 'a' : 'b';

const watch = (t: number) => focus(t + 0.2);
const free = Object.entries(PLACES).filter(([name]) => !(name in MARKS));
const leaders: readonly Player[] = free.map(([name, p], i) => ({
  name,
  team: teamOf(name),
  track: makeTrack(
    keysAround(
      rule(name, p, i * 1.7),
      TOUCHES.filter((touch) => touch.who === name),
    ),
    watch,
    name.startsWith('b') || name === 'g' || name === 'line' ? 0.8 : 0.15,
  ),
}));
const followers: readonly Player[] = Object.entries(MARKS).map(([name, mark], i) => {
  const led = leaders.find((player) => player.name === mark.whom);
  if (!led) throw new Error(`${name} marks ${mark.whom}, who does not play`);
  const beside = (t: number): Spot => {
    const loose = 0.9 + 0.35 * cycle(t, 2, i);
    return [
      Math.min(51, sample(led.track.x, t - 0.3) + mark.by[0] * loose),
      sample(led.track.z, t - 0.3) + mark.by[1] * loose,
    ];
  };
  const keys = Array.from({ length: 16 }, (_, t) => ({ t, v: beside(t) }));
  return { name, team: 'b', track: makeTrack(keys, watch, 0.7) };
});
export const PLAYERS: readonly Player[] = [...leaders, ...followers];

const trackOf = (who: string): Track => {
  const player = PLAYERS.find(({ name }) => name === who);
  if (!player) throw new Error(`${who} touches the ball but does not play`);
  return player.track;
};
/** Just ahead of a player's feet. */
const atFeet = (who: string, t: number, ahead = 0.45): Spot => {
  const track = trackOf(who);
  const heading = at(track.heading, Math.round(wrap(t) * FPS));
  return [sample(track.x, t) + Math.cos(heading) * ahead, sample(track.z, t) + Math.sin(heading) * ahead];
};

export interface Ball {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Metres rolled since the touch, for the spin. */
  readonly rolled: number;
}

const RADIUS = 0.15;

export const ballAt = (t: number): Ball => {
  const i = TOUCHES.findLastIndex((touch) => touch.t <= wrap(t));
  const [from, to] = [at(TOUCHES, i), at(TOUCHES, i + 1)];
  const span = wrap(to.t - from.t);
  const u = clamp(wrap(wrap(t) - from.t) / span);
  if (from.way === 'dribble') {
    const near = Math.min(1, Math.abs(gap(t, from.t)) * 3, Math.abs(gap(t, to.t)) * 3);
    const push = (wrap(t) * 2.1) % 1;
    const [x, z] = atFeet(from.who, t, 0.45 + near * 0.55 * Math.sin(Math.PI * push));
    return { x, y: RADIUS, z, rolled: wrap(t) * 4 };
  }
  if (from.way === 'hold') {
    const [x, z] = atFeet(from.who, t, 0.35);
    const wind = clamp((u - 0.82) / 0.18);
    return { x: x - wind * 0.2, y: 1.5 - 0.45 * Math.sin(Math.PI * clamp(u * 1.1)) + wind * 0.7, z, rolled: 0 };
  }
  const [x0, z0] = atFeet(from.who, from.t);
  const [x1, z1] = atFeet(to.who, to.t, to.way === 'hold' ? 0.35 : 0.45);
  const along = from.way === 'roll' ? 1 - (1 - u) ** 1.45 : from.way === 'loft' ? 1 - (1 - u) ** 1.12 : u;
  const [h0, h1] = [from.height ?? RADIUS, to.height ?? RADIUS];
  const top = from.top ?? 0;
  const hop = from.way === 'roll' ? 0 : 4 * Math.max(0, top - (h0 + h1) / 2) * u * (1 - u);
  return {
    x: x0 + (x1 - x0) * along,
    y: h0 + (h1 - h0) * u + hop,
    z: z0 + (z1 - z0) * along,
    rolled: along * Math.hypot(x1 - x0, z1 - z0),
  };
};
