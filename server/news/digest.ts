import type { Locale } from '#domain/locale/locale.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { NEWS, type DigestItem, type NewsDigest } from '#domain/news/article.ts';
import { articlePath } from '#domain/news/newsPaths.ts';
import { matchPath } from '#domain/football/footballPaths.ts';
import { DEFAULT_ZONE, dayBounds, dayOf } from '#domain/shared/zone.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import { sentenceOf } from '../shared/news/sentenceOf.ts';
import type { View } from '../shared/matchSource.ts';
import type { Listed, NewsCatalogue } from './catalogue.ts';
import { cardOf } from './shown.ts';

/** One line for each highlight published in [from, to), newest first. */
export type HighlightLines = (
  bounds: { readonly from: number; readonly to: number },
  view: View,
) => Promise<readonly DigestItem[]>;

export type DigestOf = (date: string | undefined, view: View) => Promise<NewsDigest>;

const sentences: Readonly<
  Record<
    Locale,
    {
      won: (winner: string, loser: string, score: string) => string;
      drew: (a: string, b: string, score: string) => string;
      ended: (a: string, b: string) => string;
    }
  >
> = {
  vi: {
    won: (winner, loser, score) => `${winner} thắng ${loser} ${score}.`,
    drew: (a, b, score) => `${a} và ${b} hòa ${score}.`,
    ended: (a, b) => `Trận ${a} – ${b} đã kết thúc.`,
  },
  en: {
    won: (winner, loser, score) => `${winner} beat ${loser} ${score}.`,
    drew: (a, b, score) => `${a} and ${b} drew ${score}.`,
    ended: (a, b) => `${a} v ${b} has finished.`,
  },
  zh: {
    won: (winner, loser, score) => `${winner}以 ${score} 擊敗${loser}。`,
    drew: (a, b, score) => `${a}與${b}以 ${score} 言和。`,
    ended: (a, b) => `${a}對${b}的比賽已結束。`,
  },
};

const HIGHLIGHTS_MOST = 2;

/** How interesting a result is: its goals, plus a bonus for a close score. */
const weight = ({ score }: Fixture): number =>
  score ? score.home + score.away + (Math.abs(score.home - score.away) <= 1 ? 2 : 0) : 0;

const resultLine = (fixture: Fixture, locale: Locale): DigestItem => {
  const { fixtureId, leagueId, startTs, localteam, visitorteam } = fixture;
  const { home, away } = fixture.score!;
  const [a, b] = [localteam.name, visitorteam.name];
  const say = sentences[locale];
  const text =
    home === away
      ? say.drew(a, b, `${home}–${away}`)
      : home > away
        ? say.won(a, b, `${home}–${away}`)
        : say.won(b, a, `${away}–${home}`);
  return {
    ...{ text, safeText: say.ended(a, b), target: { type: 'fixture', id: fixtureId }, path: matchPath(fixture) },
    spoilerFor: [fixtureId],
    spoilerMatches: [
      { fixtureId, leagueId, startTs, localteam: { id: localteam.id }, visitorteam: { id: visitorteam.id } },
    ],
  };
};

/** How far ahead the next match with articles may be. */
const AHEAD_MS = 3 * 86_400_000;

/** The next match that articles are about; null if there is none in the next days. */
const comingIn = async (
  football: FootballSource,
  all: readonly Listed[],
  view: View,
): Promise<NewsDigest['coming'] | null> => {
  const counts = new Map<string, number>();
  for (const { targets } of all)
    for (const { type, id } of targets) if (type === 'fixture') counts.set(id, (counts.get(id) ?? 0) + 1);
  const ahead = await football.fixtures({ from: view.now, to: view.now + AHEAD_MS, most: 400 }, view);
  const [fixture] = ahead
    .filter(({ fixtureId, status }) => status === 'upcoming' && counts.has(fixtureId))
    .toSorted((a, b) => a.startTs - b.startTs);
  return fixture ? { fixture, articles: counts.get(fixture.fixtureId)! } : null;
};

/** NE-11: by fixed rules, the day's most interesting results, then highlights of other matches, then the day's articles that reveal no result. */
export const digestBy =
  (football: FootballSource, catalogue: NewsCatalogue, highlights: HighlightLines): DigestOf =>
  async (date, view) => {
    const day = date ?? dayOf(view.now, DEFAULT_ZONE);
    const bounds = dayBounds(day, DEFAULT_ZONE);
    const [fixtures, { all }, views, seen] = await Promise.all([
      football.fixtures({ ...bounds, most: 400 }, view),
      catalogue.read(),
      catalogue.views(),
      highlights(bounds, view),
    ]);
    const results = fixtures
      .filter(({ status, score }) => status === 'ended' && score !== null)
      .toSorted((a, b) => weight(b) - weight(a) || b.startTs - a.startTs)
      .slice(0, NEWS.digestItems / 2)
      .map((fixture) => resultLine(fixture, view.locale));
    const told = new Set(results.flatMap(({ spoilerFor }) => spoilerFor));
    const again = seen.filter(({ spoilerFor }) => !spoilerFor.some((id) => told.has(id))).slice(0, HIGHLIGHTS_MOST);
    const articles = all
      .filter(
        ({ createdAt, spoilerFor }) => createdAt >= bounds.from && createdAt < bounds.to && spoilerFor.length === 0,
      )
      .slice(0, NEWS.digestItems - results.length - again.length)
      .map((article): DigestItem => {
        const card = cardOf(article, views, view.locale);
        const { title, articleId: id } = card;
        return {
          text: sentenceOf(title, view.locale),
          ...{ target: { type: 'article', id }, path: articlePath(card), spoilerFor: [], spoilerMatches: [] },
        };
      });
    const coming = date === undefined ? await comingIn(football, all, view) : null;
    return { date: day, items: [...results, ...again, ...articles], ...(coming && { coming }) };
  };
