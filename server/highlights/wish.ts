import type { CutWish } from '#domain/highlights/highlight.ts';
import { HIGHLIGHT_ART, highlightArtPath } from '#domain/highlights/highlightArt.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Match } from '#domain/match/match.ts';
import { asReckoned } from '#domain/spoiler/spoilable.ts';
import { parseScore } from '#domain/match/score.ts';
import type { HighlightWish } from '../shared/highlights/highlightForm.ts';
import { cleanLine } from '../shared/news/cleanText.ts';
import { words } from '../shared/words.ts';
import { highlightShelves } from './shelves.ts';

type Fields = Readonly<Record<string, string>>;

/** A staff member's texts without markup and invisible characters; or what is wrong, by field. */
export const cleanWish = (wish: CutWish): CutWish | { readonly fields: Fields } => {
  const titles = Object.fromEntries(
    Object.entries(wish.titles).flatMap(([lang, title]) => {
      const clean = cleanLine(title);
      return clean === '' && lang !== 'vi' ? [] : [[lang, clean]];
    }),
  ) as unknown as CutWish['titles'];
  const chapters = wish.chapters?.map(({ sec, label }) => ({ sec, label: cleanLine(label) }));
  const lengthSec = (wish.toTs - wish.fromTs) / 1000;
  const fields = {
    ...(titles.vi === '' && { 'titles.vi': 'empty' }),
    ...(!highlightShelves.isOwn(wish.category, wish.type) && { category: 'unknown' }),
    ...Object.fromEntries(
      (chapters ?? []).flatMap(({ sec, label }, i) => [
        ...(label === '' ? [[`chapters.${i}.label`, 'empty']] : []),
        ...(sec > lengthSec ? [[`chapters.${i}.sec`, 'behind the end']] : []),
      ]),
    ),
  };
  return Object.keys(fields).length > 0 ? { fields } : { ...wish, titles, ...(chapters && { chapters }) };
};

/** A match in each language. */
export type MatchInEach = Readonly<Record<Locale, Match>>;

const nameOf = ({ home, away, title, round }: Match): string =>
  title ?? [[home, away].filter((side) => side !== '').join(' – '), round].filter((part) => part !== '').join(', ');

/** The stored wish, with the match that its room shows, so that its result can be hidden. */
export const wishOfMatch = (
  { roomId, fromTs, toTs, titles, category, type, chapters }: CutWish,
  match: MatchInEach,
  { highlightId, now }: { readonly highlightId: string; readonly now: number },
): HighlightWish => {
  const { fixtureId, leagueId, localteam, visitorteam, startTime, score } = match.vi;
  const ofTeams = localteam.id !== '' && visitorteam.id !== '';
  const cover = (told: readonly [number, number] | null) =>
    ofTeams ? { url: highlightArtPath(localteam, visitorteam, told), w: HIGHLIGHT_ART.w, h: HIGHLIGHT_ART.h } : null;
  return {
    ...{ highlightId, roomId, fixtureId, category, type, createdAt: now, at: now, titles },
    safeTitles: words(nameOf(match.vi), nameOf(match.en), nameOf(match.zh)),
    ...{ cover: cover(parseScore(asReckoned(score) ?? '')), safeCover: cover(null) },
    targets: [
      ...(ofTeams
        ? [
            { type: 'team' as const, id: localteam.id },
            { type: 'team' as const, id: visitorteam.id },
          ]
        : []),
      { type: 'fixture', id: fixtureId },
      { type: 'league', id: leagueId },
    ],
    spoilerMatches: [
      {
        ...{ fixtureId, leagueId, startTs: startTime },
        ...{ localteam: { id: localteam.id }, visitorteam: { id: visitorteam.id } },
      },
    ],
    spans: [{ fromTs, toTs }],
    ...(chapters && { named: chapters }),
  };
};
