import { signIn } from '../database/migrations/0006-signIn.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Sign-in by Google. Its migration also creates the tables of passkeys, because a released migration never changes. */
export const googleArea = defineArea({
  calls: ['google'],
  migrations: [signIn],
  notPersonal: { 'google_flow.user_id': 'a way to Google that is open for ten minutes; it goes with who left' },
  limits: {
    google: {
      login: { max: 30, windowMs: MINUTE_MS },
      loginCallback: { max: 30, windowMs: MINUTE_MS },
      link: { max: 30, windowMs: MINUTE_MS },
      linkCallback: { max: 30, windowMs: MINUTE_MS },
    },
  },
});
