/** What a name says of a film or show. */
export interface NamedWork {
  readonly title: string;
  readonly year: number | null;
}
/** What a name says of an episode; `to` is the last of a file with several. */
export interface NamedEpisode {
  readonly season: number;
  readonly no: number;
  readonly to: number;
  /** Empty if the name has none. */
  readonly title: string;
}

/** Marks that people and programs add behind a title: from the first of them on, nothing is a title. */
const MARKS =
  /[\s._([-]+(?:\d{3,4}[pi]|[248]k|uhd|hdr10?|blu-?ray|brrip|bdrip|dvd(?:rip)?|web(?:-?dl|rip)?|hdtv|remux|x26[45]|h\.?26[45]|hevc|avc|av1|xvid|aac|ac3|dts|opus|multi|proper|repack|extended|remastered|unrated|internal)(?=$|[\s._)\]-])/iu;
const YEAR = /^(.+?)[\s._]*[([ ._-]((?:18[89]|19\d|20\d)\d)[)\] ._-]*(?:$|[\s._([{-].*$)/u;

/** `Nosferatu.A.Symphony` is as good as blanks; but `S.O.S.` with blanks beside it keeps its dots. */
const spaced = (text: string): string => (/\s/u.test(text) ? text : text.replace(/[._]+/gu, ' '));
const tidy = (text: string): string =>
  spaced(text.replace(/\[[^\]]*\]|\{[^}]*\}/gu, ' ').trim())
    .replace(/\s+/gu, ' ')
    .replace(/^[\s-]+|[\s([-]+$/gu, '');

/** `Title (1925)`, `Title.1925.1080p.x264-GROUP`, `Title`; null if nothing is left of it. */
export const namedWork = (name: string): NamedWork | null => {
  // A title may itself be a year: what stands before it must be one too.
  const [, before, year] = YEAR.exec(name) ?? [];
  if (before !== undefined && year !== undefined && tidy(before) !== '') {
    const marked = MARKS.exec(before);
    if (!marked) return { title: tidy(before), year: Number(year) };
  }
  const marked = MARKS.exec(name);
  const title = tidy(marked && marked.index > 0 ? name.slice(0, marked.index) : name);
  return title === '' ? null : { title, year: null };
};

/** `1080p` or `4K` in a name as a height; 0 if it says none. */
export const heightIn = (name: string): number => {
  const lines = /(?:^|[\s._([-])(\d{3,4})[pi](?=$|[\s._)\]-])/iu.exec(name)?.[1];
  if (lines !== undefined) return Number(lines);
  return /(?:^|[\s._([-])(?:4k|uhd)(?=$|[\s._)\]-])/iu.test(name) ? 2160 : 0;
};

const EPISODE =
  /(?:^|[\s._([-])s(\d{1,4})[\s._-]*e(\d{1,4})(?:[\s._-]*(?:-[\s._]*)?e?(?<=[e-])(\d{1,4}))?(?=$|[^\dp])(.*)$/iu;
const CROSSED = /(?:^|[\s._([-])(\d{1,2})x(\d{2,4})(?:-(\d{2,4}))?(?=$|[^\dp])(.*)$/iu;
const WORDED = /(?:^|[\s._([-])(?:tập|tap|episode|ep|第)[\s._-]*(\d{1,4})(?:[\s._-]*[集話话回])?(?=$|\D)(.*)$/iu;
const NUMBERED = /^(\d{1,3})(?:[\s._-]+(.*))?$/u;

const restTitle = (rest: string): string => {
  const marked = MARKS.exec(rest);
  return tidy((marked ? rest.slice(0, marked.index) : rest).replace(/^[\s._)\]-]+/u, ''));
};

/** `S01E02`, `s1e2-e3`, `1x02`; within a season's folder also `Tập 2` and `02 - name`. Null if a name says no episode. */
export const namedEpisode = (name: string, season: number | null): NamedEpisode | null => {
  for (const form of [EPISODE, CROSSED]) {
    const [, s, no, to, rest = ''] = form.exec(name) ?? [];
    if (s !== undefined && no !== undefined)
      return { season: Number(s), no: Number(no), to: Math.max(Number(no), Number(to ?? no)), title: restTitle(rest) };
  }
  if (season === null) return null;
  for (const form of [WORDED, NUMBERED]) {
    const [, no, rest = ''] = form.exec(name) ?? [];
    if (no !== undefined) return { season, no: Number(no), to: Number(no), title: restTitle(rest) };
  }
  return null;
};

/** The season that a folder is for: `Season 01`, `Mùa 2`, `S03`, `第 1 季`, `Specials`; null for any other. */
export const seasonOf = (folder: string): number | null => {
  const name = folder.trim().normalize('NFC');
  if (/^(?:specials?|đặc biệt|tập đặc biệt|特別篇)$/iu.test(name)) return 0;
  const found = /^(?:season|series|mùa|mua|phần|phan|staffel|saison|s|第)[\s._-]*(\d{1,4})(?:[\s._]*[季期部])?$/iu.exec(
    name,
  );
  return found ? Number(found[1]) : null;
};

const EXTRA_FOLDER =
  /(?:^|[\\/])(?:extras?|featurettes?|behind the scenes|deleted scenes|interviews|scenes|clips|shorts|backdrops|theme-music|trailers?|samples?|bonus)[\\/]/iu;
const EXTRA_ENDING =
  /(?:^|[\\/\s._-])(?:sample|trailer|featurette|teaser)$|-(?:scene|clip|interview|behindthescenes|deleted(?:scene)?|short|extra|bonus)$/iu;

/** Trailers, samples and other things beside a film. */
export const isExtra = (path: string): boolean =>
  EXTRA_FOLDER.test(path) || EXTRA_ENDING.test(path.replace(/\.[^.\\/]+$/u, ''));
