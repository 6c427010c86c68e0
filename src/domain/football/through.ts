import type { BracketTie, BracketLeg } from './bracketTie.ts';
import type { Pair } from './fixture.ts';
import { shootOutWinner } from './tie.ts';

/** The teams of a tie: who was at home in the first leg comes first. */
export const sidesOf = ({ legs }: BracketTie): readonly [string, string] => {
  const { localteam, visitorteam } = legs[0]!;
  return [localteam.id, visitorteam.id];
};

/** The goals of a leg, in the order of the tie's sides; null where they are not known, or hidden. */
export const goalsOf = ({ score, localteam }: BracketLeg, tie: BracketTie): Pair | null =>
  score && (localteam.id === sidesOf(tie)[0] ? [score.home, score.away] : [score.away, score.home]);

/** All legs together; a first one that is told by its score alone counts, too. Null until one is known. */
export const aggregateOf = (tie: BracketTie): Pair | null => {
  const first = tie.legs[0]!;
  const goals = tie.legs.flatMap((leg) => {
    const pair = goalsOf(leg, tie);
    return pair ? [pair] : [];
  });
  const all: readonly Pair[] = tie.legs.length === 1 && first.firstLeg ? [first.firstLeg, ...goals] : goals;
  return goals.length < tie.legs.length ? null : all.reduce<Pair>(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
};

const winsOf = (tie: BracketTie): Pair => {
  const signs = tie.legs.map((leg) => {
    const [own, other] = goalsOf(leg, tie) ?? [0, 0];
    return Math.sign(own - other);
  });
  return [signs.filter((sign) => sign > 0).length, signs.filter((sign) => sign < 0).length];
};

const better = ([a, b]: Pair): 0 | 1 | null => (a === b ? null : a > b ? 0 : 1);

/** Which side won the shoot-out of the last leg, in the order of the tie's sides. */
const shootOutOf = (tie: BracketTie): 0 | 1 | null => {
  const last = tie.legs.at(-1)!;
  const winner = last.score && shootOutWinner(last.score);
  if (!winner) return null;
  const id = winner === 'home' ? last.localteam.id : last.visitorteam.id;
  return id === sidesOf(tie)[0] ? 0 : 1;
};

/** More legs than two are a series, which more wins decide. */
const SERIES = 3;

/** Which side goes on; null while the tie is played, where a result is hidden, and where goals do not tell. */
export const sideThrough = (tie: BracketTie): 0 | 1 | null => {
  const isOver = tie.legs.every(({ status, score }) => status !== 'live' && status !== 'upcoming' && score !== null);
  if (!isOver) return null;
  if (tie.legs.length >= SERIES) return better(winsOf(tie));
  return better(aggregateOf(tie) ?? [0, 0]) ?? shootOutOf(tie);
};

/** The id of the team that goes on; null where that is not known. */
export const throughOf = (tie: BracketTie): string | null => {
  const side = sideThrough(tie);
  return side === null ? null : sidesOf(tie)[side];
};
