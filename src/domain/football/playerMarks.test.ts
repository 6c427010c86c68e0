import { expect, it } from 'vitest';
import type { Lineup, LineupPlayer, MatchEvent } from './matchData.ts';
import { marksOf, ratedOf, rowsOf, withoutRatings } from './playerMarks.ts';

const person = (playerId: string) => ({ playerId, name: playerId, slug: playerId });
const event = (minute: number, type: MatchEvent['type'], more: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ eventId: `${minute}`, seq: minute, ts: 0, minute, side: 'home', type, player: person('a') },
  ...more,
});
const starter = (id: string, gridRow: number, gridCol: number, rating?: number): LineupPlayer => ({
  ...{ player: person(id), number: 1, pos: 'MF', gridRow, gridCol },
  ...(rating !== undefined && { rating }),
});
const lineup = (side: Lineup['side'], start: readonly LineupPlayer[]): Lineup => ({
  ...{ side, formation: '4-3-3', confirmed: true, start, bench: [], missing: [] },
});

it('MC-4: goals, assists, cards and substitutions stand with the player', () => {
  const off = event(70, 'sub', { player: person('c'), out: person('a') });
  const marks = marksOf([
    event(5, 'goal', { assist: person('b') }),
    event(9, 'penalty'),
    event(20, 'own_goal', { player: person('b') }),
    event(30, 'yellow'),
    event(60, 'second_yellow'),
    off,
  ]);
  expect(marks.get('a')).toEqual({ goals: 2, ownGoals: 0, assists: 0, card: 'second_yellow', off });
  expect(marks.get('b')).toEqual({ goals: 0, ownGoals: 1, assists: 1 });
  expect(marks.get('c')).toMatchObject({ on: off });
});
it('MC-4: what was taken back stands with nobody', () => {
  expect(marksOf([event(5, 'goal', { revoked: true, assist: person('b') })]).size).toBe(0);
});
it('MC-4: rows begin with the goalkeeper, each from left to right', () => {
  const rows = rowsOf({ start: [starter('c', 2, 2), starter('a', 1, 1), starter('b', 2, 1)] });
  expect(rows.map((row) => row.map(({ player }) => player.playerId))).toEqual([['a'], ['b', 'c']]);
});
it('MC-4: the best rated is first; a match page under the shield has no ratings', () => {
  const lineups = [
    lineup('home', [starter('a', 1, 1, 6.9), starter('b', 2, 1)]),
    lineup('away', [starter('c', 1, 1, 8)]),
  ];
  expect(ratedOf(lineups).map(({ player, side }) => [player.playerId, side])).toEqual([
    ['c', 'away'],
    ['a', 'home'],
  ]);
  expect(ratedOf(lineups.map(withoutRatings))).toEqual([]);
});
