import { describe, expect, it } from 'vitest';
import {
  after,
  friendActs,
  isMemberId,
  stateOf,
  ties,
  type FriendAct,
  type FriendState,
  type Tie,
  type Ties,
} from './people.ts';

const every: readonly (Tie | null)[] = [null, ...ties];
/** The possible pairs of ties: a blocked member's request is `unheard`, and friendship is mutual. */
const canBe = ({ own, others }: Ties): boolean => {
  if ((own === 'friend') !== (others === 'friend')) return false;
  return (
    !(own === 'blocked' && others === 'asked') && !(own === 'asked' && (others === 'blocked' || others === 'asked'))
  );
};
const pairs = every.flatMap((own) => every.map((others): Ties => ({ own, others }))).filter(canBe);
const turned = ({ own, others }: Ties): Ties => ({ own: others, others: own });

describe('how two members stand', () => {
  it.each<[Tie | null, Tie | null, FriendState]>([
    [null, null, 'none'],
    ['asked', null, 'requested'],
    [null, 'asked', 'incoming'],
    ['friend', 'friend', 'friend'],
    ['blocked', null, 'blocked'],
    [null, 'blocked', 'none'],
    ['unheard', 'blocked', 'requested'],
    ['blocked', 'unheard', 'blocked'],
    [null, 'unheard', 'none'],
    ['unheard', 'asked', 'incoming'],
    ['blocked', 'blocked', 'blocked'],
  ])('own %s and the other’s %s are %s', (own, others, state) => {
    expect(stateOf({ own, others })).toBe(state);
  });

  it('every act leads to something that can be, and again changes nothing', () => {
    for (const act of friendActs)
      for (const before of pairs) {
        const next = after(act, before);
        if (!next) continue;
        expect(canBe(next), `${act} ${before.own} ${before.others}`).toBe(true);
        expect(after(act, next), `${act} twice ${before.own} ${before.others}`).toEqual(next);
      }
  });

  it.each<[FriendAct, FriendState, FriendState | null]>([
    ['request', 'none', 'requested'],
    ['request', 'incoming', 'friend'],
    ['request', 'blocked', 'blocked'],
    ['accept', 'incoming', 'friend'],
    ['accept', 'none', null],
    ['accept', 'requested', null],
    ['accept', 'blocked', null],
    ['decline', 'incoming', 'none'],
    ['decline', 'friend', 'friend'],
    ['cancel', 'requested', 'none'],
    ['cancel', 'friend', 'friend'],
    ['remove', 'friend', 'none'],
    ['remove', 'incoming', 'incoming'],
    ['block', 'friend', 'blocked'],
    ['block', 'none', 'blocked'],
    ['unblock', 'blocked', 'none'],
    ['unblock', 'requested', 'requested'],
  ])('%s where it was %s leads to %s', (act, from, to) => {
    for (const before of pairs.filter((pair) => stateOf(pair) === from && pair.others !== 'unheard')) {
      const next = after(act, before);
      expect(next && stateOf(next), `${before.own} ${before.others}`).toBe(to);
    }
  });

  it('who is blocked sees what anybody else would see', () => {
    const seen = (act: FriendAct | null, others: Tie | null) => {
      const before: Ties = { own: null, others };
      const next = act ? after(act, before) : before;
      return next && stateOf(next);
    };
    for (const act of [null, 'request', 'cancel', 'accept', 'decline', 'remove'] as const)
      expect(seen(act, 'blocked'), String(act)).toBe(seen(act, null));
  });

  it('what the blocker does to somebody who asked cannot be told from no answer', () => {
    const asked: Ties = { own: null, others: 'asked' };
    const blocked = after('block', asked)!;
    expect(stateOf(turned(blocked))).toBe('requested');
    expect(stateOf(turned(after('unblock', blocked)!))).toBe('requested');
    expect(stateOf(after('unblock', blocked)!)).toBe('none');
  });
});

it('tells members who registered from guests and from voices of the demo', () => {
  expect(
    ['m0123456789abcdef01234567', 'g0123456789abcdef01234567', 'demo-lan', 'm1', 'erased'].map(isMemberId),
  ).toEqual([...[true, false, false, false, false]]);
});

it.each([
  [`m${'0a'.repeat(12)}`, true],
  [`m${'0a'.repeat(12)}0`, false],
  [`gm${'0a'.repeat(12)}`, false],
])('%s is the id of a member: %s', (userId, is) => {
  expect(isMemberId(userId)).toBe(is);
});
