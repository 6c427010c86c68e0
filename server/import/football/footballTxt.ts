import { goalsFault, isOfSeason, localTime, scoreFault, seasonInName, sidesFault } from './checks.ts';
import { fateOf } from './fates.ts';
import { sideOf } from './footballJson.ts';
import type { Aside, ParsedFile, ParsedMatch } from './parsed.ts';
import { dayAfter, dayLine } from './txtDays.ts';
import { txtGoals } from './txtGoals.ts';
import { SCORE, txtScore } from './txtScore.ts';

const HEADING = /^=\s+(.+)$/;
const MARKED = /^\s*(?:[»▪•>]+|={2,})\s*(.+)$/;
/** A round without a mark in front, alone on its line. */
const ROUND =
  /^(?:(?:matchday|round|week|journée|jornada|giornata|spieltag)\s+\d+|\d+\.\s+(?:round|spieltag)|round of \d+|(?:1\/\d+|quarter|semi)-?\s?finals?|finals?|(?:third|3rd).place.*|group\s+[a-z0-9]+)$/i;
const GROUP = /^(?:(.*?)[,:]?\s+)?group\s+([a-z0-9]+)$/i;
const TIME = /^(\d{1,2}[:.h]\d{2}(?:\s*\(?(?:UTC|GMT)[+-]?\d{0,2}(?::?\d{2})?\)?)?)\s+/i;
const BETWEEN = new RegExp(String.raw`^(.+?)\s+(?=\d)(${SCORE.source})\s+(\p{L}.*|\d[^-–:]*\p{L}.*)$`, 'u');
const BEHIND = new RegExp(String.raw`^(.+?)\s+(?=\d)(${SCORE.source})$`, 'u');

interface Told {
  readonly sides: readonly [string, string];
  readonly score: string;
}

/** "Team A v Team B 2-1 (1-0)" or "Team A 2-1 (1-0) Team B"; null if it is no match. */
const toldIn = (text: string): Told | null => {
  const versus = /^(.+?)\s+(?:v|vs\.?)\s+(.+)$/.exec(text);
  const between = versus ? null : BETWEEN.exec(text);
  const apart = versus ?? /^(.+?)\s+[-–]\s+(.+)$/.exec(text);
  if (apart && !between) {
    const behind = BEHIND.exec(apart[2]!);
    return { sides: [apart[1]!, behind?.[1] ?? apart[2]!], score: behind?.[2]?.trim() ?? '' };
  }
  const last = between?.at(-1);
  return between && last !== undefined ? { sides: [between[1]!, last], score: between[2]!.trim() } : null;
};

/** What stands around the teams and the score of a line. */
const parted = (text: string) => {
  const [, status] = /\[([^\]]+)\]/.exec(text) ?? [];
  const [match = '', ground] = text.replace(/\[[^\]]*\]/g, '').split(/\s@\s/);
  const bare = match.trim().replace(/^\(\d+\)\s*/, '');
  const [whole, time] = TIME.exec(bare) ?? ['', undefined];
  return { told: bare.slice(whole.length).trim(), time, status, ground: ground?.trim() };
};

interface Place {
  season: string;
  round: string;
  group: string | undefined;
  day: string | null;
  lastDay: string | null;
  /** The time of the line before holds for those below it that have none. */
  time: string | undefined;
}

/** Reads a match; a text is the reason why it is none, null means that the line is something else. */
const matchIn = (text: string, place: Place, line: number): ParsedMatch | string | null => {
  const { told: words, time, status, ground } = parted(text);
  const told = toldIn(words);
  if (!told) return null;
  if (time !== undefined) place.time = time;
  const [home, away] = told.sides.map((side) => sideOf(side.replace(/\s+/g, ' '))) as [
    ParsedMatch['home'],
    ParsedMatch['away'],
  ];
  if (place.day === null) return 'has no possible date above it';
  if (!isOfSeason(place.day, place.season)) return `is on ${place.day}, which is not in the season ${place.season}`;
  const local = place.time === undefined ? {} : localTime(place.time);
  if (!local) return `has the time ${place.time}`;
  const score = told.score === '' ? null : txtScore(told.score);
  if (told.score !== '' && !score) return `has the score ${told.score}`;
  const fate = status === undefined ? {} : fateOf(status);
  if (!fate) return `has the unknown note [${status}]`;
  const level = score?.pen && score.pen[0] === score.pen[1] ? 'has a shoot-out that stands level' : null;
  const fault = sidesFault(home, away) ?? (score && scoreFault(score)) ?? level;
  if (fault) return fault;
  return {
    ...{ line: () => line, home, away, day: place.day, ...local, round: place.round, score, ...fate },
    ...(place.group !== undefined && { group: place.group }),
    ...(ground && { ground }),
  };
};

const looksLikeMatch = (text: string): boolean => /\s(v|vs\.?)\s|\d\s?[-–]\s?\d/.test(text);

interface Section {
  readonly name: string;
  readonly matches: ParsedMatch[];
  readonly aside: Aside[];
  readonly place: Place;
}

const begin = (heading: string, fallback: string | undefined): Section => {
  const { name, season } = seasonInName(heading);
  const told = season ?? fallback ?? '';
  const place = { season: told, round: '', group: undefined, day: null, lastDay: null, time: undefined };
  return { name, matches: [], aside: [], place };
};

const header = (section: Section, text: string): void => {
  const { place } = section;
  const group = GROUP.exec(text);
  place.round = group ? (group[1] ?? '').trim() : text.trim();
  place.group = group?.[2]?.toUpperCase();
  place.time = undefined;
};

const takeGoals = ({ matches, aside }: Section, text: string, line: number): void => {
  const last = matches.at(-1);
  if (!last) return;
  const goals = last.score && txtGoals(text, last.score);
  const fault = goals ? goalsFault(goals, last.score) : 'has goals that cannot be read';
  if (fault) {
    matches.pop();
    aside.push({ line, reason: fault });
  } else if (goals) matches[matches.length - 1] = { ...last, goals };
};

/** A line of a section that is neither empty nor a heading nor goals. */
const takeLine = (section: Section, text: string, line: number): void => {
  const { place } = section;
  const marked = MARKED.exec(text)?.[1] ?? (ROUND.test(text.trim()) ? text.trim() : undefined);
  if (marked !== undefined) {
    if (!marked.includes('|')) header(section, marked);
    return;
  }
  if (/^\s*group\s+[a-z0-9]+\s*[|:]/i.test(text)) return;
  const date = dayLine(text);
  if (date) {
    place.day = dayAfter(date, place.lastDay, place.season);
    place.lastDay = place.day ?? place.lastDay;
    place.time = undefined;
    return;
  }
  const match = matchIn(text.trim(), place, line);
  if (match !== null && typeof match !== 'string') section.matches.push(match);
  else if (match !== null || looksLikeMatch(text))
    section.aside.push({ line, reason: match ?? 'is no line that is understood' });
};

/** Goals stand in brackets below their match, over as many lines as they need. */
const opensGoals = (text: string): boolean => /^\s*[([]\s*[^\d)\]]/.test(text) && /\d\s*'|;|^\s*\(-/.test(text);

/** The Football.TXT format: sections of a competition's season, each under "= Name 2025/26". */
export const parseFootballTxt = (text: string, from: { readonly season?: string }): readonly ParsedFile[] => {
  const sections: Section[] = [];
  let goals: { text: string; line: number } | null = null;
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = i + 1;
    const bare = raw.replace(/(^|\s)#.*$/, '').trimEnd();
    if (bare.trim() === '') return;
    const heading = HEADING.exec(bare)?.[1];
    const section = sections.at(-1);
    if (heading !== undefined) sections.push(begin(heading, from.season));
    else if (section && (goals !== null || opensGoals(bare))) {
      goals = { text: `${goals?.text ?? ''} ${bare.trim()}`, line: goals?.line ?? line };
      if (/[)\]]\s*$/.test(goals.text) && bracketsClose(goals.text)) {
        takeGoals(section, goals.text.trim().slice(1, -1), goals.line);
        goals = null;
      }
    } else if (section) takeLine(section, bare, line);
  });
  return sections
    .filter(({ matches, aside }) => matches.length + aside.length > 0)
    .map(({ name, matches, aside, place }) => ({ kind: 'season', name, season: place.season, matches, aside }));
};

const bracketsClose = (text: string): boolean =>
  (text.match(/[([]/g)?.length ?? 0) === (text.match(/[)\]]/g)?.length ?? 0);
