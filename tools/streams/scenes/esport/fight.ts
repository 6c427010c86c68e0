import { clamp, closedCurve, cycle, gap, type Key, LOOP_SECONDS, pulse, wrap } from '../loop.ts';
import { BLUE, type Hero, RED, type Stance } from './heroes.ts';

export interface Fighter {
  readonly name: string;
  readonly hero: Hero;
  readonly path: (t: number) => readonly number[];
  readonly health: (t: number) => number;
  readonly gone?: readonly [from: number, to: number];
}

const k = (t: number, x: number, y: number): Key => ({ t, v: [x, y] });
const life = (...keys: readonly (readonly [t: number, share: number])[]) => {
  const curve = closedCurve(keys.map(([t, share]) => ({ t, v: [share] })));
  return (t: number) => clamp(curve(t)[0] ?? 1, 0.04, 1);
};

/** A fight over the ford: they meet, one red falls and comes back by the lane, both sides draw off. */
export const FIGHTERS: readonly Fighter[] = [
  {
    name: 'blade',
    hero: { team: BLUE, cloak: '#3f6fd0', hair: '#2a1a10', weapon: 'sword' },
    path: closedCurve([
      k(0, 62, 73),
      k(2, 70, 66),
      k(3.6, 84, 58),
      k(5, 92, 55),
      k(6.6, 97, 51),
      k(8, 101, 50),
      k(9.6, 94, 57),
      k(11.4, 80, 64),
      k(13.6, 68, 71),
    ]),
    health: life([0, 0.95], [3, 0.9], [5, 0.6], [8, 0.45], [10, 0.4], [13, 0.85]),
  },
  {
    name: 'mage',
    hero: { team: BLUE, cloak: '#7a5bd6', hair: '#e8e2f4', weapon: 'staff' },
    path: closedCurve([
      k(0, 55, 64),
      k(2, 62, 60),
      k(4, 72, 55),
      k(6, 77, 58),
      k(7.4, 80, 52),
      k(9.2, 76, 56),
      k(11.5, 66, 60),
      k(14, 57, 66),
    ]),
    health: life([0, 1], [4, 0.95], [7, 0.7], [10, 0.6], [13, 0.95]),
  },
  {
    name: 'archer',
    hero: { team: BLUE, cloak: '#2f9a7a', hair: '#7a3f1c', weapon: 'bow' },
    path: closedCurve([
      k(0, 70, 80),
      k(2.4, 78, 75),
      k(4.4, 86, 70),
      k(6.2, 84, 66),
      k(8, 93, 66),
      k(10, 86, 72),
      k(12.4, 76, 78),
    ]),
    health: life([0, 1], [5, 0.8], [8, 0.75], [12, 1]),
  },
  {
    name: 'ogre',
    hero: { team: RED, cloak: '#b8452f', hair: '#1a1210', weapon: 'hammer' },
    path: closedCurve([
      k(0, 124, 40),
      k(2, 116, 44),
      k(3.8, 100, 51),
      k(5.4, 98, 49),
      k(7, 104, 46),
      k(8.1, 106, 45),
      k(8.6, 106, 45),
      k(11.2, 158, 14),
      k(13.4, 142, 26),
    ]),
    health: life([0, 1], [3.4, 0.95], [5, 0.6], [7, 0.24], [8.2, 0.05], [11, 1]),
    gone: [8.3, 11.4],
  },
  {
    name: 'witch',
    hero: { team: RED, cloak: '#d06a2a', hair: '#f3d7a0', weapon: 'staff' },
    path: closedCurve([
      k(0, 130, 48),
      k(2.2, 122, 50),
      k(4.2, 113, 52),
      k(6, 116, 47),
      k(8, 119, 50),
      k(10, 128, 44),
      k(12.4, 138, 40),
      k(14.4, 134, 46),
    ]),
    health: life([0, 0.9], [4, 0.8], [6, 0.5], [9, 0.42], [13, 0.85]),
  },
  {
    name: 'scout',
    hero: { team: RED, cloak: '#8a2f55', hair: '#241a2c', weapon: 'bow' },
    path: closedCurve([
      k(0, 118, 30),
      k(2.2, 110, 34),
      k(4, 101, 38),
      k(5.6, 106, 36),
      k(7.4, 108, 33),
      k(9.2, 118, 30),
      k(12, 128, 26),
      k(14.2, 124, 27),
    ]),
    health: life([0, 1], [4, 0.85], [7, 0.6], [9, 0.55], [13, 0.95]),
  },
];

export type SpellKind = 'bolt' | 'arrow' | 'nova' | 'beam' | 'slash' | 'quake';
export interface Spell {
  readonly kind: SpellKind;
  readonly t: number;
  readonly seconds: number;
  readonly from: string;
  readonly to: string;
  readonly colour: string;
}
const s = (kind: SpellKind, t: number, seconds: number, from: string, to: string, colour: string): Spell => ({
  kind,
  t,
  seconds,
  from,
  to,
  colour,
});
export const SPELLS: readonly Spell[] = [
  s('arrow', 2.6, 0.5, 'archer', 'ogre', '#c8ffe2'),
  s('bolt', 3.0, 0.6, 'mage', 'ogre', '#b79bff'),
  s('arrow', 3.3, 0.5, 'scout', 'blade', '#ffc0d8'),
  s('quake', 3.9, 1.0, 'ogre', 'blade', '#ffb15a'),
  s('slash', 4.5, 0.4, 'blade', 'ogre', '#e6f2ff'),
  s('bolt', 4.7, 0.6, 'witch', 'blade', '#ff9a4a'),
  s('nova', 5.3, 1.1, 'mage', 'ogre', '#9b7bff'),
  s('arrow', 5.6, 0.45, 'archer', 'witch', '#c8ffe2'),
  s('slash', 5.9, 0.4, 'blade', 'ogre', '#e6f2ff'),
  s('arrow', 6.2, 0.5, 'scout', 'mage', '#ffc0d8'),
  s('beam', 6.5, 1.2, 'witch', 'mage', '#ff7a3a'),
  s('slash', 7.0, 0.4, 'blade', 'ogre', '#e6f2ff'),
  s('arrow', 7.3, 0.45, 'archer', 'ogre', '#c8ffe2'),
  s('nova', 7.8, 1.2, 'blade', 'ogre', '#6fc0ff'),
  s('bolt', 9, 0.7, 'mage', 'scout', '#b79bff'),
  s('arrow', 9.7, 0.6, 'scout', 'archer', '#ffc0d8'),
  s('bolt', 10.4, 0.8, 'witch', 'blade', '#ff9a4a'),
];

const fighterOf = (name: string): Fighter => {
  const found = FIGHTERS.find((f) => f.name === name);
  if (!found) throw new Error(`${name} casts but does not fight`);
  return found;
};
export const placeOf = (name: string, t: number): readonly [number, number] => {
  const [x = 0, y = 0] = fighterOf(name).path(t);
  return [x, y];
};

/** How a fighter stands at this moment. */
export const stanceOf = (f: Fighter, t: number): Stance => {
  const [x = 0, y = 0] = f.path(t);
  const [px = 0, py = 0] = f.path(t - 0.15);
  const cast = SPELLS.find((spell) => spell.from === f.name && Math.abs(gap(t, spell.t + 0.05)) < 0.3);
  const moving = Math.min(1, Math.hypot(x - px, y - py) * 2.5);
  const target = cast ? placeOf(cast.to, t)[0] : undefined;
  const facing = target === undefined ? (Math.abs(x - px) > 0.12 ? x - px : f.hero.team === BLUE ? 1 : -1) : target - x;
  return {
    x,
    y,
    facing,
    health: f.health(t),
    swing: cast ? 1 - Math.abs(gap(t, cast.t + 0.05)) / 0.3 : 0,
    step: 2 * wrap(t),
    stride: moving,
    presence: f.gone ? 1 - pulse(t, f.gone[0] + 0.3, f.gone[1], 0.3, 0.5) : 1,
  };
};

export interface Minion {
  readonly x: number;
  readonly y: number;
  readonly team: string;
  readonly health: number;
  readonly step: number;
}
const along = (u: number): readonly [number, number] => {
  const b = (p0: number, p1: number, p2: number, p3: number) =>
    (1 - u) ** 3 * p0 + 3 * u * (1 - u) ** 2 * p1 + 3 * u * u * (1 - u) * p2 + u ** 3 * p3;
  return [b(10, 48, 108, 180), b(116, 74, 48, -8)];
};
const WAVE = LOOP_SECONDS / 2;
/** Two waves a loop march from each end and wear each other down in the middle of the lane. */
export const minionsAt = (t: number): readonly Minion[] =>
  [BLUE, RED]
    .flatMap((team, side) =>
      [0, 1].flatMap((wave) =>
        [0, 1, 2, 3].map((n) => {
          const age = wrap(t + wave * WAVE);
          const march = clamp(age / 9.5 - n * 0.018);
          const stop = side === 0 ? 0.405 - n * 0.022 : 0.545 + n * 0.022;
          const start = side === 0 ? 0 : 1;
          const u = start + (stop - start) * Math.min(1, march * 1.05);
          const [x, y] = along(u);
          const fighting = clamp((age - 9.4) / (2.2 + n * 1.1));
          return {
            x: x + (n % 2 ? 1.6 : -1.6),
            y: y + (n % 2 ? 1.2 : -0.8),
            team,
            health: 1 - fighting,
            step: march < 0.95 ? age * 2 : 0.25 * cycle(t, 32, n),
          };
        }),
      ),
    )
    .filter((m) => m.health > 0.03);
