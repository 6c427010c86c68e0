import { seenText } from './skeleton.ts';
import { isSyllable } from './syllable.ts';
import { isPlain } from './tokens.ts';

/** Endings that nobody writes by chance after a full stop without a blank. */
const SURE = 'com|net|org|vn|info|xyz|icu|io';
/** Endings that are words too: they count after what is no Vietnamese syllable, such as "xoilac.tv". */
const WORDLIKE =
  'bet|top|site|link|cc|gg|live|club|online|shop|vip|win|pro|app|fun|tv|store|space|cloud|asia|mobi|website';
const ENDINGS = `${SURE}|${WORDLIKE}`;
/** Endings of those who shorten addresses: with a path after them, whatever stands before. */
const SHORT = 'me|ly|gl|gd|id|to|co|in|at|be|ai|im|us|su';
const FOREIGN = 'рф|中国|中國|台灣|香港';
/** Neither inside a word nor behind the sign of a mail address. */
const FREE = String.raw`(?<![\p{L}\p{N}]|[\p{L}\p{N}][@.-])`;
const LABELS = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+`;
const TAIL = String.raw`(?:[:\/?#][^\s<>"]*)?`;

const ADDRESS = new RegExp(
  [
    String.raw`(?:[a-z][a-z0-9+]{1,11}:\/\/|(?:https?|hxxps?|ftp)\s*:\s*[\/\\])[^\s<>"]+`,
    String.raw`${FREE}www\.[^\s<>"]+`,
    String.raw`${FREE}${LABELS}(?:${SURE})(?![\p{L}\p{N}])${TAIL}`,
    String.raw`${FREE}(?<label>${LABELS})(?:${WORDLIKE})(?![\p{L}\p{N}])${TAIL}`,
    String.raw`${FREE}(?:${LABELS}(?:${SHORT})|(?:[a-z0-9-]{3,}\.)+[a-z]{2,24})\/[a-z0-9_@+][^\s<>"]*`,
    String.raw`${FREE}(?:[\p{L}\p{M}\p{N}-]+\.)+(?:com|net|org|vn|info|xyz|${FOREIGN})(?![\p{L}\p{N}-])${TAIL}`,
    String.raw`${FREE}(?:\d{1,3}\.){3}\d{1,3}[:\/][^\s<>"]+`,
  ].join('|'),
  'giu',
);
/** A name as of a betting site, letters with a figure beside them: what stands after it is hardly a sentence. */
const ODD_NAME = String.raw`(?<=[a-z]{2}\d{1,4}|\d[a-z]{2,12})`;
const WORD_ENDS = String.raw`(?![\p{L}\p{N}])`;
/** A full stop in brackets, in words, as another sign, or with a blank beside it. */
const SPELLED_STOP = new RegExp(
  [
    String.raw`\s*[[({<]\s*(?:\.|dot|chấm|cham)\s*[\])}>]\s*`,
    String.raw`\s+(?:dot|chấm)\s+(?=(?:${ENDINGS})${WORD_ENDS})`,
    String.raw`(?<=[a-z0-9])\s+\.\s*(?=(?:${ENDINGS})${WORD_ENDS})`,
    String.raw`${ODD_NAME}(?:\s+cham\s+|[,*_·•‧∙⋅・]|\s*\.\s+)(?=(?:com|net|org|info|xyz)${WORD_ENDS})`,
    String.raw`(?<=[a-z0-9])[·•‧∙⋅・](?=(?:${SURE})${WORD_ENDS})`,
  ].join('|'),
  'giu',
);
/** Letters that stand alone, one after the other. */
const SPACED = /(?<![\p{L}\p{N}])[a-z0-9](?: +[a-z0-9.:/]){5,}(?![\p{L}\p{N}])/giu;
const SPACED_ENDING = /(?<=[a-z0-9]\.) *(?:c +o +m|n +e +t|v +n)(?![\p{L}\p{N}])/giu;
/** Without one of these there is no address. */
const HINT = new RegExp(
  [
    String.raw`[.。·•‧∙⋅・*_,](?=[\p{L}\p{N}])`,
    String.raw`:\s*[\/\\]`,
    String.raw`(?:[.:]|dot|chấm|cham)\s*[\])}>]?\s*(?:${ENDINGS}|[cnv\/] +[oen\/])`,
  ].join('|'),
  'iu',
);

const close = (spaced: string): string => spaced.replaceAll(' ', '');

const hostOf = (address: string): string =>
  address
    .replace(/^[a-z+0-9]+\s*:\s*[/\\]*/i, (scheme) => (/[/\\]/.test(scheme) ? '' : scheme))
    .replace(/^www\./i, '')
    .split(/[/?#:]/)[0]!
    .toLowerCase();

/** The first address in a text that leads to none of `hosts` (or a part of them); null for none. */
export const linkIn = (text: string, hosts: readonly string[]): string | null => {
  const seen = isPlain(text) ? text : seenText(text);
  if (!HINT.test(seen)) return null;
  const line = seen
    .replace(/。(?=[a-z])/gi, '.')
    .replace(SPACED, close)
    .replace(SPACED_ENDING, close)
    .replace(SPELLED_STOP, '.');
  for (const { 0: address, groups } of line.matchAll(ADDRESS)) {
    const host = hostOf(address);
    const label = groups?.['label']?.slice(0, -1);
    if (label !== undefined && isSyllable(label.toLowerCase())) continue;
    if (!hosts.some((own) => host === own || host.endsWith(`.${own}`))) return address;
  }
  return null;
};
