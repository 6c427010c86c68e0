import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Sign-in by passkey. */
export const passkeysArea = defineArea({
  calls: ['passkeys'],
  limits: {
    passkeys: {
      signInOptions: { max: 120, windowMs: MINUTE_MS },
      signIn: { max: 30, windowMs: MINUTE_MS },
      confirm: { max: 30, windowMs: MINUTE_MS },
    },
  },
});
