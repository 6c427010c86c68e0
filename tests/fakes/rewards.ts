import { levelOf } from '#domain/level/level.ts';
import type { Referral } from '#domain/referral/referral.ts';

/** A member with a code that nobody has used. */
export const aReferral: Referral = {
  code: 'ABCD2345',
  link: 'https://khandai.example/?pid=ABCD2345',
  invited: [],
  invitedNext: null,
  totals: { registered: 0, qualified: 0, points: 0 },
  rule: { pointsEach: 100, qualifyDays: 30, limit: 10, limitDays: 30, bindDays: 14 },
};

export const aLevel = levelOf(60);
