import { at, clamp, cycle, FPS, FRAMES, gap, softened, wrap } from '../loop.ts';
import { keysAround, makeTrack, sample, type Spot, type Track } from '../tracks.ts';
import { MARKS, type Place, PLACES } from './places.ts';
import type { Script, Touch } from './script.ts';

const CENTRE: Spot = [30, 30];

export type Team = 'a' | 'b' | 'keeper' | 'referee';
export interface Player {
  readonly name: string;
  readonly team: Team;
  readonly track: Track;
}
export interface Ball {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Metres rolled since the touch, for the spin. */
  readonly rolled: number;
}
/** A script as it is played: who is where, and the ball. */
export interface Play {
  readonly players: readonly Player[];
  readonly ballAt: (t: number) => Ball;
}

const teamOf = (name: string): Team =>
  name === 'g' ? 'keeper' : name.length > 2 && !/\d/.test(name) ? 'referee' : name.startsWith('a') ? 'a' : 'b';

/** The touch before a moment, the one after it, and the share of the time between them. */
const between = (touches: readonly Touch[], t: number) => {
  const i = touches.findLastIndex((touch) => touch.t <= wrap(t));
  const [from, to] = [at(touches, i), at(touches, i + 1)];
  return { from, to, u: clamp(wrap(wrap(t) - from.t) / wrap(to.t - from.t)) };
};

const path = (touches: readonly Touch[], t: number): Spot => {
  const { from, to, u } = between(touches, t);
  if (from.way === 'rest') return from.at;
  return [from.at[0] + (to.at[0] - from.at[0]) * u, from.at[1] + (to.at[1] - from.at[1]) * u];
};

/** Where the play is, unhurried: what players follow. */
const focusOf = ({ touches }: Script): ((t: number) => Spot) => {
  const raw = Array.from({ length: FRAMES }, (_, f) => path(touches, f / FPS));
  const [x, z] = [
    softened(
      raw.map((s) => s[0]),
      32,
    ),
    softened(
      raw.map((s) => s[1]),
      32,
    ),
  ];
  return (t) => [sample(x, t), sample(z, t)];
};

const rule =
  (focus: (t: number) => Spot, who: string, p: Place, seed: number) =>
  (t: number): Spot => {
    const [fx, fz] = focus(t - 0.25);
    const calm = who === 'g' || who === 'line' || who === 'far' ? 0.15 : 1;
    const x = p.home[0] + (fx - CENTRE[0]) * p.pull[0] + calm * (1.1 * cycle(t, 2, seed) + 0.5 * cycle(t, 5, seed * 3));
    const z = p.home[1] + (fz - CENTRE[1]) * p.pull[1] + calm * (1.2 * cycle(t, 3, seed * 2) + 0.4 * cycle(t, 4, seed));
    return [Math.min(x, who === 'g' ? 51.6 : 50.6), z];
  };

const playersOf = (script: Script): readonly Player[] => {
  const focus = focusOf(script);
  const watch = (t: number) => focus(t + 0.2);
  const free = Object.entries(PLACES).filter(([name]) => !(name in MARKS));
  const leaders: readonly Player[] = free.map(([name, p], i) => ({
    name,
    team: teamOf(name),
    track: makeTrack(
      keysAround(rule(focus, name, p, i * 1.7), [
        ...script.touches.filter((touch) => touch.who === name),
        ...(script.runs[name] ?? []),
      ]),
      watch,
      name.startsWith('b') || name === 'g' || name === 'line' ? 0.8 : 0.15,
    ),
  }));
  const followers: readonly Player[] = Object.entries(MARKS).map(([name, mark], i) => {
    const led = leaders.find((player) => player.name === mark.whom);
    if (!led) throw new Error(`${name} marks ${mark.whom}, who does not play`);
    const beside = (time: number): Spot => {
      // After a goal nobody runs with who celebrates.
      const t = script.goalAt !== null && time > script.goalAt && time < 14 ? script.goalAt : time;
      const loose = 0.9 + 0.35 * cycle(t, 2, i);
      return [
        Math.min(51, sample(led.track.x, t - 0.3) + mark.by[0] * loose),
        sample(led.track.z, t - 0.3) + mark.by[1] * loose,
      ];
    };
    const keys = Array.from({ length: 16 }, (_, t) => ({ t, v: beside(t) }));
    return { name, team: 'b', track: makeTrack(keys, watch, 0.7) };
  });
  return [...leaders, ...followers];
};

const RADIUS = 0.15;

const restAt = ({ at: [x, z], height = RADIUS }: Touch, since: number): Ball => ({
  x: x - 0.25 * clamp(since),
  y: RADIUS + Math.max(0, height - RADIUS - 4.9 * since * since),
  z: z - 0.3 * clamp(since / 1.5),
  rolled: 0.3 * clamp(since),
});

const ballOf = ({ touches }: Script, players: readonly Player[]): Play['ballAt'] => {
  const trackOf = (who: string): Track => {
    const player = players.find(({ name }) => name === who);
    if (!player) throw new Error(`${who} touches the ball but does not play`);
    return player.track;
  };
  /** Just ahead of a player's feet. */
  const atFeet = ({ who, at: net }: Touch, t: number, ahead = 0.45): Spot => {
    if (who === 'net') return net;
    const track = trackOf(who);
    const heading = at(track.heading, Math.round(wrap(t) * FPS));
    return [sample(track.x, t) + Math.cos(heading) * ahead, sample(track.z, t) + Math.sin(heading) * ahead];
  };
  return (t) => {
    const { from, to, u } = between(touches, t);
    if (from.way === 'rest') return restAt(from, wrap(wrap(t) - from.t));
    if (from.way === 'dribble') {
      const near = Math.min(1, Math.abs(gap(t, from.t)) * 3, Math.abs(gap(t, to.t)) * 3);
      const push = (wrap(t) * 2.1) % 1;
      const [x, z] = atFeet(from, t, 0.45 + near * 0.55 * Math.sin(Math.PI * push));
      return { x, y: RADIUS, z, rolled: wrap(t) * 4 };
    }
    if (from.way === 'hold') {
      const [x, z] = atFeet(from, t, 0.35);
      const wind = clamp((u - 0.82) / 0.18);
      return { x: x - wind * 0.2, y: 1.5 - 0.45 * Math.sin(Math.PI * clamp(u * 1.1)) + wind * 0.7, z, rolled: 0 };
    }
    const [x0, z0] = atFeet(from, from.t);
    const [x1, z1] = atFeet(to, to.t, to.way === 'hold' ? 0.35 : 0.45);
    const along = from.way === 'roll' ? 1 - (1 - u) ** 1.45 : from.way === 'loft' ? 1 - (1 - u) ** 1.12 : u;
    const [h0, h1] = [from.height ?? RADIUS, to.height ?? RADIUS];
    const hop = from.way === 'roll' ? 0 : 4 * Math.max(0, (from.top ?? 0) - (h0 + h1) / 2) * u * (1 - u);
    return {
      x: x0 + (x1 - x0) * along,
      y: h0 + (h1 - h0) * u + hop,
      z: z0 + (z1 - z0) * along,
      rolled: along * Math.hypot(x1 - x0, z1 - z0),
    };
  };
};

export const playOf = (script: Script): Play => {
  const players = playersOf(script);
  return { players, ballAt: ballOf(script, players) };
};
