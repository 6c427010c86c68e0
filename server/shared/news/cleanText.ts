/** Invisible characters: controls except tab and line feed, direction marks, unpaired surrogates. */
const UNSEEN = /(?![\t\n])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]|\p{Surrogate}/gu;

/** The text without anything that looks like markup and without invisible characters. */
export const cleanText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(/<[a-z/!?][^<>]*>/giu, '')
    .replace(/<+(?=[a-z/!?])/giu, '')
    .normalize('NFC');

export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/gu, ' ').trim();

/** Query parameters that track where a visitor came from. */
const TRACKER =
  /^(?:utm_.*|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|mc_[ce]id|_hs(?:enc|mi)|oly_\w+_id)$/iu;
const LONGEST = 2000;
const HERE = 'https://portal.invalid';

interface Surroundings {
  /** The base of relative addresses; without it, they are paths of the portal. */
  readonly base?: string | undefined;
  /** The portal's own host: addresses on it become paths. */
  readonly host?: string | null | undefined;
}

/** A path of the portal or a web address, without tracking parameters; null for anything else. */
export const cleanAddress = (text: string, { base, host = null }: Surroundings = {}): string | null => {
  const written = text.trim();
  // A URL parser skips some of these characters and treats a backslash as a slash.
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
  // Without a base, only addresses that begin with a slash are paths of the portal.
  if (url.origin === HERE && !/^\/(?!\/)/u.test(written)) return null;
  const address = isOwn ? url.pathname + url.search + url.hash : url.href;
  return address.startsWith('//') || address.length > LONGEST ? null : address;
};
