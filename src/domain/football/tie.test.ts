import { expect, it } from 'vitest';
import { shootOutWinner, tieOf, winnerOf } from './tie.ts';

it('MC-1: a shoot-out is won by its count, or by whom the source names', () => {
  expect(shootOutWinner({ pen: [4, 2] })).toBe('home');
  expect(shootOutWinner({ penWinner: 'away' })).toBe('away');
  expect(shootOutWinner({})).toBeNull();
});
it('MC-1: a match is won by goals, or by the shoot-out after a draw', () => {
  expect(winnerOf({ score: { home: 0, away: 1 } })).toBe('away');
  expect(winnerOf({ score: { home: 1, away: 1, penWinner: 'home' } })).toBe('home');
  expect(winnerOf({ score: { home: 1, away: 1 } })).toBeNull();
  expect(winnerOf({ score: null })).toBeNull();
});
it('MC-1: a tie of two legs is won by both scores together, or by the shoot-out of the second', () => {
  const second = { firstLeg: [0, 1], status: 'ended' } as const;
  expect(tieOf({ ...second, score: { home: 3, away: 1 } })).toEqual({ aggregate: [3, 2], through: 'home' });
  expect(tieOf({ ...second, score: { home: 1, away: 0, pen: [2, 4] } })).toEqual({
    aggregate: [1, 1],
    through: 'away',
  });
  expect(tieOf({ ...second, score: { home: 1, away: 0 } })?.through).toBeNull();
  expect(tieOf({ ...second, status: 'live', score: { home: 3, away: 1 } })?.through).toBeNull();
  expect(tieOf({ status: 'ended', score: { home: 3, away: 1 } })).toBeNull();
  expect(tieOf({ ...second, score: null })).toBeNull();
});
