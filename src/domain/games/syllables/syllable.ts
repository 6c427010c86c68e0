/** A Vietnamese syllable in its three parts, as the game compares them. */
export interface Syllable {
  /** Index into `onsets`; 0 for none. */
  readonly onset: number;
  /** Index into `rimes`. */
  readonly rime: number;
  /** Index into `tones`. */
  readonly tone: number;
}

export const onsets = [
  ...['', 'b', 'c', 'ch', 'd', 'đ', 'g', 'gh', 'gi', 'h', 'k', 'kh', 'l', 'm', 'n', 'ng', 'ngh', 'nh', 'p', 'ph'],
  ...['qu', 'r', 's', 't', 'th', 'tr', 'v', 'x'],
] as const;

/** Rimes without their tone. */
export const rimes = [
  ...[
    'a',
    'ac',
    'ach',
    'ai',
    'am',
    'an',
    'ang',
    'anh',
    'ao',
    'ap',
    'at',
    'au',
    'ay',
    'ăc',
    'ăm',
    'ăn',
    'ăng',
    'ăp',
    'ăt',
  ],
  ...[
    'âc',
    'âm',
    'ân',
    'âng',
    'âp',
    'ât',
    'âu',
    'ây',
    'e',
    'ec',
    'em',
    'en',
    'eng',
    'eo',
    'ep',
    'et',
    'ê',
    'êch',
    'êm',
  ],
  ...[
    'ên',
    'ênh',
    'êp',
    'êt',
    'êu',
    'i',
    'ia',
    'ich',
    'iêc',
    'iêm',
    'iên',
    'iêng',
    'iêp',
    'iêt',
    'iêu',
    'im',
    'in',
    'inh',
  ],
  ...[
    'ip',
    'it',
    'iu',
    'o',
    'oa',
    'oac',
    'oach',
    'oai',
    'oan',
    'oang',
    'oanh',
    'oat',
    'oay',
    'oăc',
    'oăn',
    'oăng',
    'oăt',
  ],
  ...[
    'oc',
    'oe',
    'oen',
    'oi',
    'om',
    'on',
    'ong',
    'op',
    'ot',
    'ô',
    'ôc',
    'ôi',
    'ôm',
    'ôn',
    'ông',
    'ôp',
    'ôt',
    'ơ',
    'ơi',
  ],
  ...['ơm', 'ơn', 'ơp', 'ơt', 'u', 'ua', 'uân', 'uât', 'uây', 'uc', 'uê', 'ui', 'um', 'un', 'ung', 'uôc', 'uôi', 'uôm'],
  ...[
    'uôn',
    'uông',
    'uôt',
    'up',
    'ut',
    'uy',
    'uya',
    'uych',
    'uyên',
    'uyêt',
    'uynh',
    'uyt',
    'ư',
    'ưa',
    'ưc',
    'ưi',
    'ưng',
  ],
  ...['ươc', 'ươi', 'ươm', 'ươn', 'ương', 'ươp', 'ươt', 'ươu', 'ưt', 'ưu', 'y', 'yêm', 'yên', 'yêt', 'yêu'],
] as const;
/** Level, grave, acute, hook, tilde, dot. */
export const tones = ['', '\u0300', '\u0301', '\u0309', '\u0303', '\u0323'] as const;

const MARK = /[\u0300\u0301\u0309\u0303\u0323]/u;
const MARKS = /[\u0300\u0301\u0309\u0303\u0323]/gu;
/** Onsets that are spelled in two ways before different vowels sound alike. */
const alike: Readonly<Record<string, string>> = { k: 'c', gh: 'g', ngh: 'ng' };
const stopped = /(?:c|ch|p|t)$/u;

const has = <A extends string>(list: readonly A[], text: string): number => list.indexOf(text as A);

/** Reads a syllable as people write it; null for what Vietnamese does not spell. */
export const readSyllable = (text: string): Syllable | null => {
  const spread = text.trim().toLowerCase().normalize('NFD');
  const mark = MARK.exec(spread)?.[0] ?? '';
  if ((spread.match(MARKS)?.length ?? 0) > 1) return null;
  const bare = spread.replace(MARKS, '').normalize('NFC');
  const tone = has(tones, mark);
  // The longest onset that leaves a rime.
  for (const onset of onsets.toSorted((a, b) => b.length - a.length)) {
    if (!bare.startsWith(onset)) continue;
    const rest = bare.slice(onset.length);
    // "gì" and "giếng": the i belongs to both.
    const rime = onset === 'gi' && (rest === '' || /^[ên]/u.test(rest)) ? `i${rest}` : rest;
    const found = has(rimes, rime === 'yêu' || rime === 'y' ? rime : rime);
    if (found === -1) continue;
    // A syllable that is stopped bears only two tones.
    if (stopped.test(rime) && tone !== 2 && tone !== 5) return null;
    return { onset: has(onsets, alike[onset] ?? onset), rime: found, tone };
  }
  return null;
};

/** One number for a syllable, as runs record it. */
export const syllableCode = ({ onset, rime, tone }: Syllable): number =>
  (onset * rimes.length + rime) * tones.length + tone;
export const syllableOfCode = (code: number): Syllable | null => {
  const tone = code % tones.length;
  const parts = Math.floor(code / tones.length);
  const onset = Math.floor(parts / rimes.length);
  return onset < onsets.length ? { onset, rime: parts % rimes.length, tone } : null;
};
