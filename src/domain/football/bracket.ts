import { grouped } from '../shared/grouped.ts';
import type { BracketLeg, BracketTie } from './bracketTie.ts';
import type { Fixture } from './fixture.ts';
import { sidesOf, throughOf } from './through.ts';

export interface BracketRound {
  readonly roundKey: string;
  /** In the reader's language. */
  readonly name: string;
  /** From top to bottom: those whose winners meet stand beside each other. */
  readonly ties: readonly BracketTie[];
}

/** A knock-out stage, its first round first; no rounds where there is none. */
export interface Bracket {
  readonly rounds: readonly BracketRound[];
  /** The match of those who lost before the final. */
  readonly third: BracketRound | null;
}

const THIRD = 'third-place';

const legOf = ({ timeTbc, firstLeg, ...of }: Fixture): BracketLeg => {
  const { fixtureId, slug, leagueId, startTs, statusText, status, notes, localteam, visitorteam, score } = of;
  return {
    ...{ fixtureId, slug, leagueId, startTs, statusText, status, notes, localteam, visitorteam, score },
    ...(timeTbc && { timeTbc }),
    ...(firstLeg && { firstLeg }),
  };
};

const pairOf = ({ localteam, visitorteam }: Fixture): string => [localteam.id, visitorteam.id].toSorted().join(' ');

const tiesOf = (fixtures: readonly Fixture[]): readonly BracketTie[] =>
  [...grouped(fixtures, pairOf).values()].map((legs) => ({
    legs: legs.toSorted((a, b) => a.startTs - b.startTs).map(legOf),
  }));

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const roundsOf = (fixtures: readonly Fixture[]): readonly BracketRound[] =>
  [...grouped(fixtures, ({ roundKey }) => roundKey)]
    .map(([roundKey, list]) => ({ roundKey, list, at: middle(list.map(({ startTs }) => startTs)) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ roundKey, list }) => ({ roundKey, name: list[0]!.round, ties: tiesOf(list) }));

const teamsIn = ({ ties }: BracketRound): ReadonlySet<string> => new Set(ties.flatMap(sidesOf));

/** Whether a round is the next one: each of its ties has somebody from before, of each tie before one at most. */
const leadsTo = (earlier: BracketRound, later: BracketRound): boolean => {
  const [before, after] = [teamsIn(earlier), teamsIn(later)];
  const lost = (tie: BracketTie) => {
    const through = throughOf(tie);
    return through === null ? [] : sidesOf(tie).filter((id) => id !== through);
  };
  return (
    later.ties.length <= earlier.ties.length &&
    later.ties.every((tie) => sidesOf(tie).some((id) => before.has(id))) &&
    earlier.ties.every((tie) => sidesOf(tie).filter((id) => after.has(id)).length < 2) &&
    !earlier.ties.flatMap(lost).some((id) => after.has(id))
  );
};

/** The rounds that lead to the last one, without the qualification. */
const chain = (rounds: readonly BracketRound[]): readonly BracketRound[] => {
  const last = rounds.length - 1;
  let first = last;
  while (first > 0 && leadsTo(rounds[first - 1]!, rounds[first]!)) first -= 1;
  const kept = rounds.slice(Math.max(0, first));
  const isKnockOut = kept.length > 1 && kept[0]!.ties.length >= 2 * kept.at(-1)!.ties.length;
  return isKnockOut ? kept : [];
};

/** Those from whom the next round's teams come, in its order; then the others. */
const beside = (ties: readonly BracketTie[], next: readonly BracketTie[]): readonly BracketTie[] => {
  const wanted = next.flatMap(sidesOf);
  const place = (tie: BracketTie) => {
    const at = sidesOf(tie).map((id) => wanted.indexOf(id));
    return Math.max(...at) < 0 ? wanted.length : Math.max(...at);
  };
  return ties.toSorted((a, b) => place(a) - place(b) || a.legs[0]!.startTs - b.legs[0]!.startTs);
};

/** The knock-out stage of a season, from all its fixtures. */
export const bracketOf = (fixtures: readonly Fixture[]): Bracket => {
  const tables = fixtures.filter(({ knockout }) => !knockout).map(({ startTs }) => startTs);
  const after = tables.length === 0 ? -Infinity : Math.min(...tables);
  const played = fixtures.filter(
    ({ knockout, notes, startTs }) => knockout && startTs > after && !notes.includes('replayed'),
  );
  const all = roundsOf(played);
  const rounds = chain(all.filter(({ roundKey }) => roundKey !== THIRD));
  const ordered = rounds.reduceRight<readonly BracketRound[]>(
    (later, round) => [{ ...round, ties: beside(round.ties, later[0]?.ties ?? []) }, ...later],
    [],
  );
  return {
    rounds: ordered,
    third: rounds.length === 0 ? null : (all.find(({ roundKey }) => roundKey === THIRD) ?? null),
  };
};
