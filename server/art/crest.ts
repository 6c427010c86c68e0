import { contrast } from '#domain/match/crest.ts';
import { crestDivisions, crestOutlines } from '#domain/match/crestArt.ts';

/** A crest as its address names it; colours are rrggbb. */
interface CrestParts {
  /** 0 to 5. */
  readonly shape: number;
  /** 0 to 9. */
  readonly division: number;
  readonly first: string;
  readonly second: string;
  /** One to three letters. */
  readonly initials: string;
}

const DARK_INK = '0c1512';
const inkOn = (colour: string): string => (contrast('#ffffff', `#${colour}`) >= 4.5 ? 'ffffff' : DARK_INK);

const path = /^([0-5])-([0-9])-([0-9a-f]{6})-([0-9a-f]{6})-([\p{L}\p{N}]{1,3})\.svg$/u;

/** Reads the last part of a crest's address; null for anything that is none. */
export const crestParts = (file: string): CrestParts | null => {
  const match = path.exec(file.normalize('NFC'));
  if (!match) return null;
  const [, shape, division, first, second, initials] = match;
  return {
    ...{ shape: Number(shape), division: Number(division) },
    ...{ first: first!, second: second!, initials: initials! },
  };
};

/** Where it is drawn at 32 px or more it shows its initials on a plate; the grey outline lets it stand on any ground. */
export const crestSvg = ({ shape, division, first, second, initials }: CrestParts): string => {
  const outline = crestOutlines[shape]!;
  const size = [...initials].length > 2 ? 16 : 19;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>.p{display:none}.o{stroke-width:3.4}@media(min-width:32px){.p{display:inline}.o{stroke-width:2.4}}</style><clipPath id="s"><path d="${outline}"/></clipPath><g clip-path="url(#s)"><path d="M0 0h64v64H0z" fill="#${first}"/><path d="${crestDivisions[division]!}" fill="#${second}"/><g class="p"><path d="M0 21h64v22H0z" fill="#${first}"/><text x="32" y="39" text-anchor="middle" font-family="'Plus Jakarta Sans','Segoe UI',Roboto,'Noto Sans',Helvetica,Arial,sans-serif" font-weight="800" font-size="${size}" fill="#${inkOn(first)}">${initials}</text></g></g><path class="o" d="${outline}" fill="none" stroke="#8a968f"/></svg>`;
};
