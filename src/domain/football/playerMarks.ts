import type { FixtureSide, Lineup, LineupPlayer, MatchEvent } from './matchData.ts';

/** What a player did in a match, and when they came on and went off. `on` and `off` are the substitutions. */
export interface PlayerMarks {
  readonly goals: number;
  readonly ownGoals: number;
  readonly assists: number;
  readonly card?: 'yellow' | 'second_yellow' | 'red';
  readonly on?: MatchEvent;
  readonly off?: MatchEvent;
}

const none: PlayerMarks = { goals: 0, ownGoals: 0, assists: 0 };
/** A later card stands for the earlier one: whoever has two yellow ones has the second. */
const cards = { yellow: 'yellow', second_yellow: 'second_yellow', red: 'red' } as const;

const marked = (marks: PlayerMarks, event: MatchEvent): PlayerMarks => {
  switch (event.type) {
    case 'goal':
    case 'penalty':
      return { ...marks, goals: marks.goals + 1 };
    case 'own_goal':
      return { ...marks, ownGoals: marks.ownGoals + 1 };
    case 'yellow':
    case 'second_yellow':
    case 'red':
      return { ...marks, card: cards[event.type] };
    case 'sub':
      return { ...marks, on: event };
    default:
      return marks;
  }
};

/** What the events so far say of each player, by id; what was taken back does not count. */
export const marksOf = (events: readonly MatchEvent[]): ReadonlyMap<string, PlayerMarks> => {
  const all = new Map<string, PlayerMarks>();
  const change = (playerId: string | undefined, to: (marks: PlayerMarks) => PlayerMarks) => {
    if (playerId !== undefined) all.set(playerId, to(all.get(playerId) ?? none));
  };
  for (const event of events) {
    if (event.revoked) continue;
    change(event.player?.playerId, (marks) => marked(marks, event));
    change(event.assist?.playerId, (marks) => ({ ...marks, assists: marks.assists + 1 }));
    change(event.out?.playerId, (marks) => ({ ...marks, off: event }));
  }
  return all;
};

/** The eleven in rows from the goalkeeper on, each from the attacker's left to the right. */
export const rowsOf = ({ start }: Pick<Lineup, 'start'>): readonly (readonly LineupPlayer[])[] => {
  const rows = [...new Set(start.map(({ gridRow }) => gridRow))].toSorted((a, b) => a - b);
  return rows.map((row) => start.filter(({ gridRow }) => gridRow === row).toSorted((a, b) => a.gridCol - b.gridCol));
};

/** A rated player of either side. */
export interface Rated extends Omit<LineupPlayer, 'gridRow' | 'gridCol'> {
  readonly side: FixtureSide;
  readonly rating: number;
}

/** All that have a rating, best first; of equal ones the home side first. */
export const ratedOf = (lineups: readonly Lineup[]): readonly Rated[] =>
  lineups
    .flatMap(({ side, start, bench }) =>
      [...start, ...bench].flatMap((one) => (one.rating === undefined ? [] : [{ ...one, side, rating: one.rating }])),
    )
    .toSorted((a, b) => b.rating - a.rating);

/** A line-up as it was before kick-off: without what tells how the match went (B2), or is known only of its present. */
export const withoutRatings = (lineup: Lineup): Lineup => {
  const bare = <A extends { readonly rating?: number }>({ rating: _, ...player }: A) => player;
  return { ...lineup, start: lineup.start.map(bare), bench: lineup.bench.map(bare) };
};
