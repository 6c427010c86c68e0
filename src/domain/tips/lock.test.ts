import { expect, it } from 'vitest';
import { SITE_ROLES } from '../auth/auth.ts';
import { isLocked, lockTsOf, mayPublish } from './lock.ts';

const startTs = 1_000_000;

it('TI-3: the lock is the earlier of announced and real kick-off', () => {
  expect(lockTsOf({ startTs })).toBe(startTs);
  expect(lockTsOf({ startTs, realStartTs: startTs - 1 })).toBe(startTs - 1);
  expect(lockTsOf({ startTs, realStartTs: startTs + 60_000 })).toBe(startTs);
});

it.each([
  ['19:15', startTs - 1, false],
  ['19:15', startTs, true],
  ['delayed', startTs - 1, false],
  ['postponed', startTs + 1, true],
  ['1', startTs - 1, true],
  ['HT', startTs - 1, true],
  ['FT', startTs - 1, true],
  ['cancelled', startTs - 1, true],
  ['walkover of nobody', startTs - 1, false],
])('TI-3: a match that says "%s", at %i: locked is %s', (statusText, now, locked) => {
  expect(isLocked({ startTs, statusText }, now)).toBe(locked);
});

it('A6: members from level 3, commentators and those who run the portal publish tips', () => {
  expect([2, 3].map((level) => mayPublish(SITE_ROLES.member, level))).toEqual([false, true]);
  const others = ['host', 'commentator', 'leaderOperator', 'qc', 'customerCare'] as const;
  expect(others.map((role) => mayPublish(SITE_ROLES[role], 1))).toEqual([true, true, true, true, true]);
  expect((['guest', 'silent', 'ad'] as const).map((role) => mayPublish(SITE_ROLES[role], 9))).toEqual([
    ...[false, false, false],
  ]);
});
