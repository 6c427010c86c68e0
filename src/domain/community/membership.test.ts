import { expect, it } from 'vitest';
import type { GroupRole } from './group.ts';
import { heirOf, isFault, roleAfter, type GroupAct, type GroupStanding } from './membership.ts';

const standing = (
  by: GroupRole | null,
  whom: GroupRole | null,
  changed: Partial<GroupStanding> = {},
): GroupStanding => ({ by, whom, privacy: 'public', owners: 1, ...changed });
const role = (to: 'owner' | 'mod' | 'member' | 'none'): GroupAct => ({ kind: 'role', role: to });
const approve = (on: boolean): GroupAct => ({ kind: 'approve', on });

it.each<[string, GroupAct, GroupStanding, ReturnType<typeof roleAfter>]>([
  ['joins an open group', { kind: 'join' }, standing(null, null), 'member'],
  ['asks to join a closed one', { kind: 'join' }, standing(null, null, { privacy: 'private' }), 'pending'],
  ['asks again', { kind: 'join' }, standing('pending', 'pending', { privacy: 'private' }), 'pending'],
  ['waited until the group opened', { kind: 'join' }, standing('pending', 'pending'), 'member'],
  ['joins again', { kind: 'join' }, standing('mod', 'mod', { privacy: 'private' }), 'mod'],
  ['leaves', { kind: 'leave' }, standing('member', 'member'), null],
  ['takes the request back', { kind: 'leave' }, standing('pending', 'pending'), null],
  ['leaves what they are not in', { kind: 'leave' }, standing(null, null), null],
  ['cannot leave as the last owner', { kind: 'leave' }, standing('owner', 'owner'), 'lastOwner'],
  ['leaves as one of two owners', { kind: 'leave' }, standing('owner', 'owner', { owners: 2 }), null],
  ['lets somebody in', approve(true), standing('mod', 'pending'), 'member'],
  ['lets somebody in again', approve(true), standing('owner', 'mod'), 'mod'],
  ['turns somebody down', approve(false), standing('owner', 'pending'), null],
  ['turns down who is in it', approve(false), standing('owner', 'member'), 'notThere'],
  ['lets in who never asked', approve(true), standing('owner', null), 'notThere'],
  ['lets somebody in without being asked to', approve(true), standing('member', 'pending'), 'notAllowed'],
  ['decides from outside', approve(true), standing(null, 'pending'), 'notAllowed'],
  ['decides while waiting', approve(true), standing('pending', 'pending'), 'notAllowed'],
  ['makes a moderator', role('mod'), standing('owner', 'member'), 'mod'],
  ['hands over', role('owner'), standing('owner', 'mod'), 'owner'],
  ['gives a role to who waits', role('mod'), standing('owner', 'pending'), 'notThere'],
  ['steps down as the last owner', role('mod'), standing('owner', 'owner'), 'lastOwner'],
  ['steps down as one of two', role('mod'), standing('owner', 'owner', { owners: 2 }), 'mod'],
  ['stays what they are', role('owner'), standing('owner', 'owner'), 'owner'],
  ['puts a moderator out', role('none'), standing('owner', 'mod'), null],
  ['puts the last owner out', role('none'), standing('owner', 'owner'), 'lastOwner'],
  ['puts a member out as a moderator', role('none'), standing('mod', 'member'), null],
  ['puts another moderator out', role('none'), standing('mod', 'mod'), 'notAllowed'],
  ['raises somebody as a moderator', role('mod'), standing('mod', 'member'), 'notAllowed'],
  ['raises themselves', role('owner'), standing('mod', 'mod'), 'notAllowed'],
])('SO-4: who %s', (_what, act, before, after) => {
  expect(roleAfter(act, before)).toBe(after);
});

it('SO-4: a fault is no role', () => {
  expect(['notAllowed', 'lastOwner', 'notThere', 'owner', 'pending', null].map((one) => isFault(one as never))).toEqual(
    [...[true, true, true, false, false, false]],
  );
});

it('SO-4: a group whose owner is gone goes to who kept order longest, else to who is in it longest', () => {
  const person = (userId: string, of: GroupRole, since: number) => ({ userId, role: of, since });
  const [member, mod] = [person('a', 'member', 1), person('b', 'mod', 9)];
  expect(heirOf([member, mod, person('c', 'mod', 8)])).toBe('c');
  expect(heirOf([member, person('d', 'member', 0)])).toBe('d');
  expect(heirOf([person('f', 'member', 1), member])).toBe('a');
  expect(heirOf([person('e', 'pending', 0)])).toBeNull();
});
