import type { Fixture } from './fixture.ts';

/** MC-10: home, draw or away, after 90 minutes. */
export const voteChoices = ['1', 'X', '2'] as const;
export type VoteChoice = (typeof voteChoices)[number];

/** What members think that a match will be. */
export interface MatchVotes {
  readonly total: number;
  /** How many chose each. */
  readonly split: Readonly<Record<VoteChoice, number>>;
  /** What the calling member chose; null for who did not vote. */
  readonly me: VoteChoice | null;
  /** From then on nobody votes; epoch milliseconds. */
  readonly closesTs: number;
}

/** MC-10: until kick-off, and only on a match that is still to be played. */
export const canVote = ({ status, startTs }: Pick<Fixture, 'status' | 'startTs'>, now: number): boolean =>
  status === 'upcoming' && now < startTs;

/** As it will be once a member has chosen: a member counts once. */
export const withVote = (votes: MatchVotes, choice: VoteChoice): MatchVotes => {
  const { me, split, total } = votes;
  if (me === choice) return votes;
  const without = me === null ? split : { ...split, [me]: Math.max(0, split[me] - 1) };
  return {
    ...votes,
    ...{ me: choice, total: total + Number(me === null) },
    split: { ...without, [choice]: without[choice] + 1 },
  };
};

/** Whole per cent that make 100 together: what is lost by rounding goes to the largest remainders. */
export const sharesOf = ({
  split,
  total,
}: Pick<MatchVotes, 'split' | 'total'>): Readonly<Record<VoteChoice, number>> => {
  const exact = voteChoices.map((choice) => ({ choice, share: total === 0 ? 0 : (100 * split[choice]) / total }));
  const missing = total === 0 ? 0 : 100 - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const raised = new Set(
    exact
      .toSorted((a, b) => (b.share % 1) - (a.share % 1))
      .slice(0, missing)
      .map(({ choice }) => choice),
  );
  const shareOf = (choice: VoteChoice) =>
    Math.floor(exact.find((one) => one.choice === choice)!.share) + Number(raised.has(choice));
  return { '1': shareOf('1'), X: shareOf('X'), '2': shareOf('2') };
};

/** Matches whose score was not made on the pitch alone. */
const notPlayed = new Set<Fixture['notes'][number]>(['awarded', 'walkover', 'abandoned']);

/** B2, MC-10: what was right after 90 minutes; null before the end, under the shield, and where that is not known. */
export const rightVote = ({
  status,
  score,
  hidden,
  notes,
}: Pick<Fixture, 'status' | 'score' | 'hidden' | 'notes'>): VoteChoice | null => {
  if (status !== 'ended' || hidden || !score || notes.some((note) => notPlayed.has(note))) return null;
  if (score.et && !score.ft) return null;
  const [home, away] = score.ft ?? [score.home, score.away];
  return home > away ? '1' : home < away ? '2' : 'X';
};
