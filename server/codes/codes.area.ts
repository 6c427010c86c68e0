import { codes } from '../database/migrations/0005-codes.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Codes that verify a mail address or a phone number. */
export const codesArea = defineArea({
  calls: ['codes'],
  migrations: [codes],
  limits: {
    codes: {
      checkEmail: { max: 30, windowMs: MINUTE_MS },
      checkPhone: { max: 30, windowMs: MINUTE_MS },
      checkSms: { max: 30, windowMs: MINUTE_MS },
      sendEmail: { max: 30, windowMs: 10 * MINUTE_MS },
      sendOtp: { max: 30, windowMs: 10 * MINUTE_MS },
      forgotPassword: { max: 30, windowMs: 10 * MINUTE_MS },
    },
  },
});
