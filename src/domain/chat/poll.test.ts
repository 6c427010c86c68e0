import { describe, expect, it } from 'vitest';
import { afterDeletion, afterNotice, nothingStands } from './notice.ts';
import { barsOf, isOver, isShown, POLL, votedFor, type Poll } from './poll.ts';

const poll = (votes: readonly number[], me: string | null = null): Poll => ({
  ...{ pollId: 'p1', question: 'Ai thắng?', endTs: 1000, me },
  options: votes.map((count, i) => ({ id: String(i + 1), text: String(i), votes: count })),
});

describe('CH-9: a poll', () => {
  it.each([
    [
      [0, 0],
      [0, 0],
      [false, false],
    ],
    [
      [1, 0],
      [100, 0],
      [true, false],
    ],
    [
      [1, 2],
      [33, 67],
      [false, true],
    ],
    [
      [5, 5, 0],
      [50, 50, 0],
      [true, true, false],
    ],
  ])('of %j votes has bars of %j percent', (votes, shares, leads) => {
    const bars = barsOf(poll(votes));
    expect(bars.map(({ share }) => share)).toEqual(shares);
    expect(bars.map((bar) => bar.leads)).toEqual(leads);
  });
  it('has one vote of a member, which moves', () => {
    const first = votedFor(poll([3, 1]), '2');
    const second = votedFor(first, '1');
    expect([first, second].map(({ me, options }) => [me, ...options.map(({ votes }) => votes)])).toEqual([
      ['2', 3, 2],
      ['1', 4, 1],
    ]);
  });
  it('is over at its end and stands a while longer', () => {
    expect([isOver(poll([]), 999), isOver(poll([]), 1000)]).toEqual([false, true]);
    expect([isShown(poll([]), 999 + POLL.shownMs), isShown(poll([]), 1000 + POLL.shownMs)]).toEqual([true, false]);
  });
  it('keeps the own choice when the room hears of it anew, and only that of the same poll', () => {
    const mine = afterNotice(nothingStands, { kind: 'poll', ts: 1, poll: poll([1, 0], '1') });
    const { me: _, ...told } = poll([2, 0]);
    expect(afterNotice(mine, { kind: 'poll', ts: 2, poll: told }).poll).toEqual({ ...told, me: '1' });
    expect(afterNotice(mine, { kind: 'poll', ts: 2, poll: { ...told, pollId: 'p2' } }).poll).not.toHaveProperty('me');
    expect(afterDeletion(mine, 'g1')).toBe(mine);
  });
});
