import { expect, it } from 'vitest';
import { SITE_ROLES } from '../auth/auth.ts';
import { mayDrop, mayTake } from './take.ts';

it('A6: hosts, commentators and staff write takes, nobody else', () => {
  const writers = Object.entries(SITE_ROLES).filter(([, role]) => mayTake(role));
  expect(writers.map(([name]) => name).toSorted()).toEqual([
    'commentator',
    'customerCare',
    'host',
    'leaderOperator',
    'qc',
  ]);
});

it('its author and staff take one away', () => {
  const take = { author: { userId: 'u1' } };
  expect(mayDrop({ userId: 'u1', siteRoleId: SITE_ROLES.host }, take)).toBe(true);
  expect(mayDrop({ userId: 'u2', siteRoleId: SITE_ROLES.host }, take)).toBe(false);
  expect(mayDrop({ userId: 'u2', siteRoleId: SITE_ROLES.qc }, take)).toBe(true);
});
