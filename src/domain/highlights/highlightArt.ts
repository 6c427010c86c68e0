import { crestPlan, drawnCrest, type CrestPlan } from '../match/crest.ts';
import type { Side } from '../match/match.ts';

/** The cover of a highlight: the crests of a match, and the score unless it is the safe one. */
export interface HighlightArt {
  readonly home: CrestPlan;
  readonly away: CrestPlan;
  readonly score: readonly [number, number] | null;
}
/** In pixels. */
export const HIGHLIGHT_ART = { w: 640, h: 360 } as const;

type ArtSide = Pick<Side, 'name' | 'colours'> & Partial<Pick<Side, 'logo'>>;

const stemOf = ({ shape, division, colours: [first, second], initials }: CrestPlan): string =>
  `${shape}-${division}-${first.slice(1)}-${second.slice(1)}-${initials === '' ? '0' : initials}`;

/** The address of the cover of a match; it tells the score where one is given. */
export const highlightArtPath = (home: ArtSide, away: ArtSide, score: readonly [number, number] | null): string => {
  const [h, a] = [home, away].map((side) => stemOf(crestPlan(side)));
  const told = score === null ? 'safe' : `${score[0]}-${score[1]}`;
  return `/highlight-art/${encodeURIComponent(`${told}~${h}~${a}`)}.svg`;
};

const NAME = /^(?:safe|(\d{1,3})-(\d{1,3}))~([^~]{1,40})~([^~]{1,40})\.svg$/u;

/** What the decoded file name of a cover asks for; null for anything else. */
export const highlightArtOfFile = (file: string): HighlightArt | null => {
  const [found, h, a, first = '', second = ''] = NAME.exec(file.normalize('NFC')) ?? [];
  const [home, away] = [drawnCrest(`${first}.svg`), drawnCrest(`${second}.svg`)];
  if (found === undefined || !home || !away) return null;
  return { home, away, score: h === undefined ? null : [Number(h), Number(a)] };
};
