/** The mark of a channel by the picture grammar: a flat field, letters, and four strips of seeded length. */
export interface ChannelMark {
  readonly field: string;
  /** At most four letters or digits. */
  readonly letters: string;
  /** Lengths of the strips, 0 to 1 of the width. */
  readonly strips: readonly number[];
}

/** Dark enough for white letters (4.5). */
const fields = [
  ...['#4d5a1a', '#3a4a9a', '#0f6f7c', '#5c4433', '#1b6b3a', '#1c4f9e', '#7a1f2b', '#8a2f7d', '#5b3a94', '#8a4a12'],
] as const;

const seedOf = (text: string): number => {
  let seed = 2_166_136_261;
  for (const letter of text) seed = Math.imul(seed ^ letter.codePointAt(0)!, 16_777_619);
  return seed >>> 0;
};

/** `VTV3 HD` to `VTV3`, `Cần Thơ TV1` to `CT1`: the first word where it is short, else initials. */
export const lettersOf = (name: string): string => {
  const words = name
    .replace(/\b(?:HD|4K|UHD|FHD|SD)\b/giu, '')
    .trim()
    .split(/\s+/u);
  const first = words[0] ?? '';
  if (/^[\p{Lu}\d]{2,5}$/u.test(first)) return first.slice(0, 5);
  const digits = /\d+$/u.exec(words.at(-1) ?? '')?.[0] ?? '';
  const initials = words
    .map((word) => word[0] ?? '')
    .join('')
    .replace(/\d/gu, '')
    .toLocaleUpperCase('vi');
  return (initials.slice(0, Math.max(1, 3 - digits.length)) + digits).slice(0, 4);
};

export const channelMark = (slug: string, name: string): ChannelMark => {
  const seed = seedOf(slug);
  return {
    field: fields[seed % fields.length]!,
    letters: lettersOf(name),
    strips: [0, 5, 10, 15].map((bits) => 0.3 + (((seed >>> bits) & 31) / 31) * 0.55),
  };
};
