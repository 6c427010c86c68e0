import { expect, it } from 'vitest';
import { SITE_ROLES } from '../auth/auth.ts';
import { badgeLabel, badgeOfRole } from './badge.ts';

it.each([
  ['leaderOperator', 'BLV'],
  ['host', 'BLV'],
  ['commentator', 'QC'],
  ['qc', 'QC'],
  ['customerCare', 'AD'],
  ['ad', 'AD'],
  ['user', 'LV'],
] as const)('BADGE-1: %s shows %s', (badge, label) => {
  expect(badgeLabel(badge)).toBe(label);
});

it('BADGE-1: a role has the badge of its name, members that of a user, guests none', () => {
  const badges = Object.fromEntries(Object.entries(SITE_ROLES).map(([name, role]) => [name, badgeOfRole(role)]));
  expect(badges).toEqual({
    member: 'user',
    commentator: 'commentator',
    leaderOperator: 'leaderOperator',
    host: 'host',
    qc: 'qc',
    silent: 'user',
    customerCare: 'customerCare',
    ad: 'ad',
    guest: null,
  });
  expect(badgeOfRole(99)).toBeNull();
});
