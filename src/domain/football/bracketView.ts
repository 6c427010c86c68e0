import type { Bracket, BracketRound } from './bracket.ts';
import type { BracketTie } from './bracketTie.ts';
import type { Pair, TeamRef } from './fixture.ts';
import { aggregateOf, sidesOf, sideThrough } from './through.ts';

/** A place in a tie: its team, or, where it would tell a hidden result, the two of whom one has it. */
export type Slot =
  | { readonly team: TeamRef }
  | { readonly team: null; readonly by: 'winner' | 'loser'; readonly among: readonly [TeamRef, TeamRef] | null };

export interface TieView {
  readonly tie: BracketTie;
  readonly slots: readonly [Slot, Slot];
  readonly through: 0 | 1 | null;
  /** Over more than one leg. */
  readonly aggregate: Pair | null;
}

export interface RoundView {
  readonly roundKey: string;
  readonly name: string;
  readonly ties: readonly TieView[];
  /** Each tie is fed by two of the round before. */
  readonly halves: boolean;
}

export interface BracketView {
  readonly rounds: readonly RoundView[];
  readonly third: RoundView | null;
  /** Who won the final; null while that is not known, or hidden. */
  readonly champion: TeamRef | null;
}

const teamsOf = ({ legs }: BracketTie): readonly [TeamRef, TeamRef] => [legs[0]!.localteam, legs[0]!.visitorteam];
const isHidden = ({ legs }: BracketTie): boolean => legs.some(({ hidden }) => hidden === true);

const slotOf = (team: TeamRef, before: readonly TieView[], by: 'winner' | 'loser'): Slot => {
  const from = before.find(({ tie }) => sidesOf(tie).includes(team.id));
  if (!from || !isHidden(from.tie)) return { team };
  const [a, b] = from.slots;
  return { team: null, by, among: a.team && b.team ? [a.team, b.team] : null };
};

const roundView = (
  { roundKey, name, ties }: BracketRound,
  before: readonly TieView[],
  later: readonly BracketTie[],
  by: 'winner' | 'loser',
): RoundView => {
  const goOn = new Set(later.flatMap(sidesOf));
  return {
    ...{ roundKey, name, halves: before.length > 0 && before.length === 2 * ties.length },
    ties: ties.map((tie) => {
      const [a, b] = teamsOf(tie);
      // Where goals do not tell who goes on, the next round does.
      const next = [a, b].findIndex(({ id }) => goOn.has(id));
      const known = sideThrough(tie) ?? (next === -1 || isHidden(tie) ? null : next === 0 ? 0 : 1);
      const hasLegs = tie.legs.length > 1 || tie.legs[0]!.firstLeg !== undefined;
      return {
        ...{ tie, slots: [slotOf(a, before, by), slotOf(b, before, by)], through: known },
        aggregate: hasLegs ? aggregateOf(tie) : null,
      };
    }),
  };
};

/** B2: a knock-out stage as it may be shown: who came through a tie whose result is hidden is in no later round. */
export const bracketView = ({ rounds, third }: Bracket): BracketView => {
  const views = rounds.reduce<readonly RoundView[]>(
    (before, round, i) => [...before, roundView(round, before.at(-1)?.ties ?? [], rounds[i + 1]?.ties ?? [], 'winner')],
    [],
  );
  const final = views.at(-1)?.ties;
  const won = final?.length === 1 && final[0]!.through !== null ? final[0]!.slots[final[0]!.through].team : null;
  return {
    rounds: views,
    third: third && roundView(third, views.at(-2)?.ties ?? [], [], 'loser'),
    champion: rounds.at(-1)?.roundKey === 'final' ? won : null,
  };
};
