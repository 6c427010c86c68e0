import type { Side } from './match.ts';

/** How a team's crest is drawn: indices of its outline and its division, two colours, up to three initials. */
export interface CrestPlan {
  readonly shape: number;
  readonly division: number;
  readonly colours: readonly [string, string];
  readonly initials: string;
  /** A colour that is legible on the first colour. */
  readonly ink: string;
}
export const CREST = { shapes: 6, divisions: 10 } as const;

const palette = [
  '#b3122f',
  '#1c3f8f',
  '#14713f',
  '#0e7490',
  '#5a6b78',
  '#7a1f3d',
  '#6b3f1d',
  '#1a1d20',
  '#4ba3e3',
  '#f2b705',
];

/** FNV-1a over code points, unsigned. */
export const hashOf = (text: string): number => {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  return hash >>> 0;
};

const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG contrast of two #rrggbb colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const initialsOf = (name: string): string =>
  [...name.matchAll(/(?:^|\s)(\p{L})/gu)]
    .map(([, letter]) => letter!)
    .slice(0, 3)
    .join('')
    .toLocaleUpperCase('vi');

/** The team's own two colours, or a pair derived from its name. */
export const teamColours = (side: Pick<Side, 'name' | 'colours'>): readonly [string, string] => {
  if (side.colours) return side.colours;
  const hash = hashOf(side.name.normalize('NFC'));
  const first = palette[hash % palette.length]!;
  const seconds = [...palette, '#ffffff'].filter((colour) => contrast(first, colour) >= 2.2);
  return [first, seconds[(hash >>> 8) % seconds.length] ?? '#ffffff'];
};

const inkOn = (colour: string): string => (contrast('#ffffff', colour) >= 4.5 ? '#ffffff' : '#0c1512');

const drawn = /^([0-5])-([0-9])-([0-9a-f]{6})-([0-9a-f]{6})-([\p{L}\p{N}]{1,3})\.svg$/u;

/**
 * Parses the decoded file name of a crest, `{shape}-{division}-{first}-{second}-{initials}.svg`; null for anything
 * else.
 */
export const drawnCrest = (file: string): CrestPlan | null => {
  const match = drawn.exec(file.normalize('NFC'));
  if (!match) return null;
  const [, shape, division, first, second, initials] = match;
  return {
    shape: Number(shape),
    division: Number(division),
    colours: [`#${first}`, `#${second}`],
    initials: initials!,
    ink: inkOn(`#${first}`),
  };
};

const CRESTS = '/crests/';
const fromLogo = (logo: string): CrestPlan | null => {
  if (!logo.startsWith(CRESTS)) return null;
  try {
    return drawnCrest(decodeURIComponent(logo.slice(CRESTS.length)));
  } catch {
    return null;
  }
};

/**
 * The crest that the team's logo names, which is the same in every language; without one, a crest derived from the
 * team's name.
 */
export const crestPlan = (side: Pick<Side, 'name' | 'colours'> & Partial<Pick<Side, 'logo'>>): CrestPlan => {
  const named = fromLogo(side.logo ?? '');
  if (named) return named;
  const hash = hashOf(side.name.normalize('NFC'));
  const colours = teamColours(side);
  return {
    shape: (hash >>> 12) % CREST.shapes,
    division: (hash >>> 16) % CREST.divisions,
    colours,
    initials: initialsOf(side.name),
    ink: inkOn(colours[0]),
  };
};
