/** One-time codes (ORIGIN, checklist 9). Times in seconds. */
export const CODES = {
  digits: 6,
  ttlS: 600,
  /** Wrong attempts after which a code is void. */
  tries: 5,
  /** Minimum time between two codes to one recipient. */
  resendAfterS: 60,
  /**
   * Codes per 24 hours to one recipient: for requests from where the recipient has signed in before, and for each other
   * network.
   */
  perDay: 5,
  /** Codes per 24 hours to one recipient for all requests from other networks together. */
  perDayByStrangers: 15,
  /** How long a verified address or number stays valid for the rest of its form. */
  ticketTtlS: 1800,
} as const;

/** What a code is for: registering, changing a member's mail address or phone number, resetting a password. */
export type CodePurpose = 'register' | 'contact' | 'reset';

/** The digits of a typed or pasted code, such as "123 456" or "G-123456", cut to the length of a code. */
export const codeDigits = (text: string): string => text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, CODES.digits);
