import { contrast, teamColours } from '../crest.ts';
import type { Side } from '../match.ts';

/** The ground of every board, which is night in both themes. */
const GROUND = '#050b08';
/** A shape must stand out this much from what it lies on. */
const SHAPE = 3;
/** Less than this between two colours, and they look the same: the root of the squares, of three parts up to 255. */
const APART = 80;

const partsOf = (colour: string): readonly number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
const isApart = (one: string, other: string): boolean => {
  const others = partsOf(other);
  return Math.hypot(...partsOf(one).map((part, i) => part - others[i]!)) >= APART;
};

type Coloured = Pick<Side, 'name' | 'colours'>;
const seen = (side: Coloured): readonly string[] => teamColours(side).filter((one) => contrast(one, GROUND) >= SHAPE);

/** A colour of each team that can be seen on a board, and told from the other's. */
export const sideColours = (home: Coloured, away: Coloured): readonly [string, string] => {
  const first = seen(home)[0] ?? '#9cb0a5';
  const others = seen(away);
  const second = others.find((one) => isApart(one, first)) ?? others[0] ?? '#f1f7ee';
  return [first, second];
};
