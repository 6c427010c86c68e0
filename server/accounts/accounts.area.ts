import { accounts } from '../database/migrations/0001-accounts.ts';
import { sessions } from '../database/migrations/0010-sessions.ts';
import { underAttack } from '../database/migrations/0015-underAttack.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Members, their sessions and how they prove who they are. */
export const accountsArea = defineArea({
  calls: ['accounts', 'security'],
  migrations: [accounts, sessions, underAttack],
  limits: {
    accounts: {
      register: { max: 30, windowMs: 10 * MINUTE_MS },
      guestLogin: { max: 120, windowMs: MINUTE_MS },
      // In addition to the limit per session: all customers of a provider may share one address, and each viewer
      // refreshes once in 15 minutes.
      refreshToken: { max: 600, windowMs: MINUTE_MS },
      checkUsername: { max: 30, windowMs: MINUTE_MS },
      resetPassword: { max: 30, windowMs: 10 * MINUTE_MS },
    },
    security: {
      confirm: { max: 30, windowMs: MINUTE_MS },
      changePassword: { max: 30, windowMs: 10 * MINUTE_MS },
      firstPassword: { max: 30, windowMs: 10 * MINUTE_MS },
    },
  },
});
