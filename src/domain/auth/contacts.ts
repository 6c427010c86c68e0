/** How a code reaches somebody. */
export type Channel = 'mail' | 'sms';

/** Lengths in characters; `phoneDigits` by E.164, with what people leave out of a national number. */
export const CONTACTS = { mailMax: 254, phoneMax: 40, phoneDigits: { min: 6, max: 15 } } as const;

// None of the signs that would make a list, a name or a comment of an address in a mail's head.
const part = '[^\\s@"(),:;<>[\\]\\\\]';
const mail = new RegExp(`^${part}{1,64}@${part}+\\.${part}{2,}$`, 'u');

/** Whether a text has the rough form of a mail address. */
export const looksLikeMail = (text: string): boolean => text.length <= CONTACTS.mailMax && mail.test(text);

/**
 * Whether a text has the rough form of a phone number, however people write one: blanks, dots, hyphens, brackets and
 * slashes, wide digits, "tel:". Whether it is one is the origin's to say.
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

/** Which of the two was typed, by its looks; null for what has the form of neither. */
export const channelOf = (text: string): Channel | null => {
  const typed = text.trim();
  if (looksLikeMail(typed)) return 'mail';
  return looksLikePhone(typed) ? 'sms' : null;
};
