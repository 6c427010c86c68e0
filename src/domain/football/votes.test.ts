import { describe, expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { canVote, rightVote, sharesOf, voteChoices, withVote, type MatchVotes } from './votes.ts';

const votes: MatchVotes = { total: 3, split: { '1': 2, X: 1, '2': 0 }, me: null, closesTs: 1000 };

it('MC-10: is open until kick-off of a match that is to be played', () => {
  const { startTs } = aFixture();
  expect(canVote(aFixture(), startTs - 1)).toBe(true);
  expect(canVote(aFixture(), startTs)).toBe(false);
  for (const status of ['live', 'ended', 'cancel'] as const)
    expect(canVote(aFixture({ status }), startTs - 1)).toBe(false);
});

it('MC-10: a member counts once, whatever is chosen how often', () => {
  const first = withVote(votes, '2');
  expect(first).toEqual({ ...votes, me: '2', total: 4, split: { '1': 2, X: 1, '2': 1 } });
  expect(withVote(first, '2')).toBe(first);
  expect(withVote(first, 'X')).toEqual({ ...votes, me: 'X', total: 4, split: { '1': 2, X: 2, '2': 0 } });
});

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1, 0],
    [67, 33, 0],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [1, 1, 5],
    [14, 14, 72],
  ],
  [
    [0, 7, 0],
    [0, 100, 0],
  ],
])('the shares of %j are %j', ([home, draw, away], expected) => {
  const shares = sharesOf({ split: { '1': home!, X: draw!, '2': away! }, total: home! + draw! + away! });
  expect(voteChoices.map((choice) => shares[choice])).toEqual(expected);
});

describe('what was right', () => {
  const ended = (score: ReturnType<typeof aFixture>['score'], more = {}) =>
    rightVote(aFixture({ status: 'ended', score, ...more }));
  it('MC-10: is what stood after 90 minutes', () => {
    expect(ended({ home: 2, away: 1 })).toBe('1');
    expect(ended({ home: 0, away: 1 })).toBe('2');
    expect(ended({ home: 1, away: 1, pen: [4, 5] })).toBe('X');
    expect(ended({ home: 3, away: 2, ft: [2, 2], et: [3, 2] })).toBe('X');
  });
  it('is not told where nobody knows, and not before the end', () => {
    expect(ended({ home: 3, away: 2, et: [3, 2] })).toBeNull();
    expect(ended({ home: 3, away: 0 }, { notes: ['awarded'] })).toBeNull();
    expect(ended(null)).toBeNull();
    expect(rightVote(aFixture({ status: 'live', score: { home: 2, away: 0 } }))).toBeNull();
  });
  it('B2: is not told under the shield', () => expect(ended({ home: 2, away: 1 }, { hidden: true })).toBeNull());
});
