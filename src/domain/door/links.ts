/** Endings that nobody writes by chance after a full stop without a blank. */
const ENDINGS = 'com|net|org|vn|info|xyz|icu|bet|top|site|link|cc|io|gg';
const LABELS = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+`;

const ADDRESS = new RegExp(
  [
    String.raw`(?:https?|hxxps?|ftp):\/\/[^\s<>"]+`,
    String.raw`(?<![\p{L}\p{N}@.-])www\.[^\s<>"]+`,
    String.raw`(?<![\p{L}\p{N}@.-])${LABELS}(?:${ENDINGS})(?![\p{L}\p{N}-])(?:[\/?#][^\s<>"]*)?`,
    String.raw`(?<![\p{L}\p{N}@.-])${LABELS}[a-z]{2,24}\/[a-z0-9_@+][^\s<>"]*`,
  ].join('|'),
  'giu',
);
/** A full stop in brackets, in words, or with a blank before the ending. */
const SPELLED_STOP = new RegExp(
  String.raw`\s*[[({]\s*(?:\.|dot|chấm)\s*[\])}]\s*|\s+(?:dot|chấm)\s+(?=(?:${ENDINGS})(?![\p{L}\p{N}]))|(?<=[a-z0-9])\s+\.\s*(?=(?:${ENDINGS})(?![\p{L}\p{N}]))`,
  'giu',
);
/** Without one of these there is no address. */
const HINT = new RegExp(String.raw`:\/\/|www\.|[.。．][a-z]{2,24}\/|[.。．\s)\]}](?:${ENDINGS})(?![\p{L}\p{N}])`, 'iu');

const hostOf = (address: string): string =>
  address
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^www\./i, '')
    .split(/[/?#:]/)[0]!
    .toLowerCase();

/** The first address in a text that leads to none of `hosts` (or a part of them); null for none. */
export const linkIn = (text: string, hosts: readonly string[]): string | null => {
  if (!HINT.test(text)) return null;
  const line = text.replace(/[。．](?=[a-z])/gi, '.').replace(SPELLED_STOP, '.');
  for (const [address] of line.matchAll(ADDRESS)) {
    const host = hostOf(address);
    if (!hosts.some((own) => host === own || host.endsWith(`.${own}`))) return address;
  }
  return null;
};
