import { domainToASCII } from 'node:url';
import type { PhoneNumber } from 'libphonenumber-js/max';
import { channelOf, looksLikeMail, looksLikePhone, type Channel } from '#domain/auth/contacts.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** A mail address or phone number in the one form in which it is stored and compared. */
export interface Contact {
  readonly channel: Channel;
  /** Lower case with an ASCII domain, or E.164. */
  readonly value: string;
}

/** The country assumed for a number written without one. */
const countryOf = { vi: 'VN', en: 'VN', zh: 'TW' } as const satisfies Record<Locale, string>;

/** Number types that a text message reaches at the normal price: no landlines, no premium numbers. */
const written: ReadonlySet<unknown> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

export const readMail = (typed: string): Contact | null => {
  const text = typed.trim().normalize('NFC').toLowerCase();
  if (!looksLikeMail(text)) return null;
  const at = text.indexOf('@');
  const domain = domainToASCII(text.slice(at + 1));
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain)
    ? { channel: 'mail', value: `${text.slice(0, at)}@${domain}` }
    : null;
};

const parse = async (typed: string, locale: Locale): Promise<PhoneNumber | null> => {
  if (!looksLikePhone(typed)) return null;
  // Some 20 MB, so it is loaded with the first number. The full metadata, because the small one accepts any digits of a
  // fitting length.
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  const text = typed.normalize('NFKC');
  const national = parsePhoneNumberFromString(text, countryOf[locale]);
  if (national?.isValid()) return national;
  // "886912345678": a country code without its plus.
  const abroad = parsePhoneNumberFromString(`+${text.replaceAll(/\D/g, '')}`);
  return abroad?.isValid() ? abroad : null;
};

/** `shown` is the number as people read it, "+84 912 345 678". */
export const readPhone = async (
  typed: string,
  locale: Locale,
): Promise<(Contact & { readonly shown: string }) | null> => {
  const number = await parse(typed, locale);
  if (!number || !written.has(number.getType())) return null;
  return { channel: 'sms', value: number.number, shown: number.formatInternational() };
};

/** The country calling code of a stored number, without the plus: "84". */
export const callingCodeOf = async (value: string): Promise<string> => {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/max');
  return parsePhoneNumberFromString(value)?.countryCallingCode ?? '';
};

/** Reads either of the two, by its form. */
export const readContact = async (typed: string, locale: Locale): Promise<Contact | null> => {
  if (channelOf(typed) === 'mail') return readMail(typed);
  const phone = await readPhone(typed, locale);
  return phone && { channel: phone.channel, value: phone.value };
};
