/** One-time codes, ORIGIN's checklist 9. Times in seconds. */
export const CODES = {
  digits: 6,
  ttlS: 600,
  /** Wrong tries after which a code is void. */
  tries: 5,
  /** Between two sendings to one target. */
  resendAfterS: 60,
  /** Sendings to one target in 24 hours, where it is known, and from each network where it is not. */
  perDay: 5,
  /** The same from all networks together where it is not known. */
  perDayByStrangers: 15,
  /** How long a proven address or number may wait for the rest of its form. */
  ticketTtlS: 1800,
} as const;

/** What a code is for: a registration, another mail address or number of a member, a forgotten password. */
export type CodePurpose = 'register' | 'contact' | 'reset';

/** The digits of a code in what was typed, pasted or filled in, such as "123 456" or "G-123456", at most as many as a code has. */
export const codeDigits = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, CODES.digits);
