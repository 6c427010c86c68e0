/** Signs that are not seen: controls but for tab and line feed, marks that turn the direction of writing, halves of signs. */
const UNSEEN = /(?![\t\n])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]|\p{Surrogate}/gu;

/** Words without anything that could be taken for markup, and without what nobody sees. */
export const cleanText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/<[a-z/!?][^<>]*>/giu, '')
    .replace(/<+(?=[a-z/!?])/giu, '')
    .normalize('NFC');

export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/gu, ' ').trim();

/** By which addresses tell who sent somebody there. */
const TRACKER =
  /^(?:utm_.*|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|mc_[ce]id|_hs(?:enc|mi)|oly_\w+_id)$/iu;
const LONGEST = 2000;
const HERE = 'https://portal.invalid';

interface Surroundings {
  /** What a relative address begins from; without it, it is a path of the portal. */
  readonly base?: string | undefined;
  /** The portal's own host: addresses there become paths. */
  readonly host?: string | null | undefined;
}

/** A path of the portal or an address of the web, without what tracks people; null for anything else. */
export const cleanAddress = (text: string, { base, host = null }: Surroundings = {}): string | null => {
  const written = text.trim();
  // A parser of addresses passes over some of these signs, and takes a backslash for a slash.
  if (
    written === '' ||
    /[\s\\]|\p{Cc}/u.test(written) ||
    written.startsWith('#') ||
    !URL.canParse(written, base ?? HERE)
  )
    return null;
  const url = new URL(written, base ?? HERE);
  if (!/^https?:$/u.test(url.protocol) || url.username !== '' || url.password !== '' || url.hostname === '')
    return null;
  for (const name of new Set(url.searchParams.keys())) if (TRACKER.test(name)) url.searchParams.delete(name);
  const isOwn = url.origin === HERE || (host !== null && url.host === host);
  // Without a base, only what begins with a slash is a path of the portal.
  if (url.origin === HERE && !/^\/(?!\/)/u.test(written)) return null;
  const address = isOwn ? url.pathname + url.search + url.hash : url.href;
  return address.startsWith('//') || address.length > LONGEST ? null : address;
};
