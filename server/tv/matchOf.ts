import { matchPageOf } from '#domain/football/matchPageOf.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';
import { hasSides, matchTitle, type Match } from '#domain/match/match.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { JOINS_MS, namesBoth, startsIn, type ShownMatch } from '#domain/tv/shownMatch.ts';
import { allOf } from '../shared/tv/texts.ts';
import type { ProgrammeForm } from '../shared/tv/tvForm.ts';

/** The matches that start in a window, in a reader's language; in epoch milliseconds. */
export type MatchesBetween = (
  from: number,
  to: number,
  view: { readonly locale: Locale; readonly now: number },
) => Promise<readonly Match[]>;

interface Asked {
  readonly locale: Locale;
  readonly now: number;
}

const shown = (match: Match): ShownMatch => ({
  ...{ fixtureId: match.fixtureId, title: matchTitle(match), startTime: match.startTime },
  ...{ page: matchPageOf(match), room: roomPath(match) },
});

/** The match of the schedule that a programme names and that starts while it is on; null if there is none. */
export const matchOf = async (
  between: MatchesBetween,
  { start, stop, title, sub, desc, fixtureId }: ProgrammeForm,
  { locale, now }: Asked,
): Promise<ShownMatch | null> => {
  const on = { startTs: start * 1000, stopTs: stop * 1000 };
  const own = (await between(on.startTs - JOINS_MS, on.stopTs, { locale, now })).filter(
    (match) => hasSides(match) && startsIn(on, match.startTime),
  );
  if (own.length === 0) return null;
  const texts = [title, sub ?? '', desc ?? ''].flatMap(allOf);
  // A guide names teams in the language of its country, whatever the reader's language.
  const others = locales.filter(({ code }) => code !== locale);
  const named = await Promise.all(
    others.map(({ code }) => between(on.startTs - JOINS_MS, on.stopTs, { locale: code, now })),
  );
  const namesOf = ({ fixtureId: id }: Match) =>
    [own, ...named].flatMap((list) => list.filter((one) => one.fixtureId === id));
  const found = own.find(
    (match) => match.fixtureId === fixtureId || namesOf(match).some((one) => namesBoth(texts, one)),
  );
  return found ? shown(found) : null;
};
