/** How a code is delivered. */
export type Channel = 'mail' | 'sms';

/**
 * Lengths in characters. `phoneDigits` follows E.164, with a lower minimum because people leave out parts of a national
 * number.
 */
export const CONTACTS = { mailMax: 254, phoneMax: 40, phoneDigits: { min: 6, max: 15 } } as const;

// Excludes characters that would make a list, a display name or a comment in a mail header.
const part = '[^\\s@"(),:;<>[\\]\\\\]';
const mail = new RegExp(`^${part}{1,64}@${part}+\\.${part}{2,}$`, 'u');

/** Whether a text has the rough form of a mail address. */
export const looksLikeMail = (text: string): boolean => text.length <= CONTACTS.mailMax && mail.test(text);

/**
 * Whether a text has the rough form of a phone number, in any usual notation: blanks, dots, hyphens, brackets, slashes,
 * full-width digits, "tel:". The origin decides whether it is valid.
 */
export const looksLikePhone = (text: string): boolean => {
  if ([...text].length > CONTACTS.phoneMax) return false;
  const bare = text
    .normalize('NFKC')
    .trim()
    .replace(/^tel:/i, '')
    .replaceAll(/[\s().\-–—/·・]/g, '');
  const digits = /^\+?(\d+)$/.exec(bare)?.[1]?.length ?? 0;
  return digits >= CONTACTS.phoneDigits.min && digits <= CONTACTS.phoneDigits.max;
};

/** Tells a mail address from a phone number by its form; null if the text is neither. */
export const channelOf = (text: string): Channel | null => {
  const typed = text.trim();
  if (looksLikeMail(typed)) return 'mail';
  return looksLikePhone(typed) ? 'sms' : null;
};
