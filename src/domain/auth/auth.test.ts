import { expect, it } from 'vitest';
import { AUTH, isStaff, SITE_ROLES } from './auth.ts';

it('AUTH-1, AUTH-3, AUTH-6: the numbers of the clauses', () => {
  expect([AUTH.guestTokenMaxAgeS, AUTH.reloginDelayMs, AUTH.maxGuestFailures]).toEqual([604_800, 200, 3]);
});

it('keeps an access token 15 minutes and a refresh token 30 days', () => {
  expect([AUTH.accessTokenMaxAgeS, AUTH.refreshTokenMaxAgeS]).toEqual([900, 2_592_000]);
});

it('counts leader operators, quality control and customer care as staff', () => {
  const staff = Object.entries(SITE_ROLES).filter(([, role]) => isStaff(role));
  expect(staff.map(([name]) => name).sort()).toEqual(['customerCare', 'leaderOperator', 'qc']);
});
