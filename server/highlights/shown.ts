import type { VodSource } from '#domain/films/film.ts';
import type { HighlightCard } from '#domain/highlights/highlight.ts';
import { locales, type Locale } from '#domain/locale/locale.ts';
import type { Listed } from './catalogue.ts';
import { highlightShelves } from './shelves.ts';

/** The path under which the files of highlights are served. */
export const FILES = '/media/highlights';

/** The title for a reader and its language: their own, otherwise the first one available. */
const titleFor = ({ titles }: Pick<Listed, 'titles'>, locale: Locale): { lang: Locale; title: string } => {
  const lang = [locale, ...locales.map(({ code }) => code)].find((code) => titles[code] !== undefined)!;
  return { lang, title: titles[lang]! };
};

/** A highlight in lists. Pictures are described by the safe title, which reveals no result to anybody. */
export const cardOf = (one: Listed, views: ReadonlyMap<string, number>, locale: Locale): HighlightCard => {
  const { highlightId, slug, category, type, createdAt, fixtureId, roomId, spoilerFor, spoilerMatches, demo } = one;
  const alt = one.safeTitles[locale];
  const picture = (found: Listed['cover']) => found && { ...found, alt };
  return {
    ...{ highlightId, slug, category, categoryName: highlightShelves.categoryName(one, locale) },
    ...{ type, typeName: highlightShelves.typeName(one, locale), ...titleFor(one, locale) },
    ...{ cover: picture(one.cover), durationSec: one.cut.durationSec, createdAt, roomId },
    ...(fixtureId !== null && { fixtureId }),
    clip: `${FILES}/${highlightId}/clip.mp4`,
    ...{ demo, spoilerFor, spoilerMatches, counters: { views: views.get(highlightId) ?? 0 } },
    ...(spoilerFor.length > 0 && { safeTitle: alt, safeCover: picture(one.safeCover) }),
  };
};

/** DASH, then HLS over the same segments. */
export const streamsOf = ({ highlightId, cut: { best } }: Listed): readonly VodSource[] => [
  { protocol: 'dash', streamLink: `${FILES}/${highlightId}/index.mpd`, type: 'application/dash+xml', ...best },
  {
    ...{ protocol: 'hls', streamLink: `${FILES}/${highlightId}/master.m3u8`, type: 'application/vnd.apple.mpegurl' },
    ...best,
  },
];
