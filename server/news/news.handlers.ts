import type { news as calls } from '#contract/http/news.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { NEWS, type Article, type ArticleCard } from '#domain/news/article.ts';
import { placeOf, sliceOf } from '#domain/shared/slice.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { View } from '../shared/matchSource.ts';
import { followedIn, isBehind, narrowed, ranked } from '../shared/ranks.ts';
import { refused } from '../shared/refusal.ts';
import type { FindSubjects } from '../shared/subjects.ts';
import { versionFor, type Listed, type NewsCatalogue, type Newsstand } from './catalogue.ts';
import { newsShelves } from './categories.ts';
import type { DigestOf } from './digest.ts';
import { matchesIn } from './matchesIn.ts';
import { cardOf } from './shown.ts';

export interface NewsParts {
  readonly catalogue: NewsCatalogue;
  readonly find: FindSubjects;
  readonly fixture: (fixtureId: string, view: View) => Promise<Fixture | null>;
  readonly digest: DigestOf;
}

/** Related articles: shared teams count most, then the same category; newest first. */
const relatedTo = (article: Listed, { all }: Newsstand): readonly Listed[] => {
  const ids = new Set(article.targets.map(({ type, id }) => `${type}:${id}`));
  const nearness = (one: Listed) =>
    one.targets.filter(({ type, id }) => ids.has(`${type}:${id}`)).length * 2 +
    (one.category === article.category ? 1 : 0);
  return all
    .filter((one) => one !== article)
    .map((one) => ({ one, near: nearness(one) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near || b.one.createdAt - a.one.createdAt)
    .slice(0, NEWS.related)
    .map(({ one }) => one);
};

export const newsHandlers = ({ catalogue, find, fixture, digest }: NewsParts): AreaHandlers<typeof calls> => {
  const withReason = async (
    cards: readonly { readonly article: Listed; readonly card: ArticleCard }[],
    teams: ReadonlySet<string>,
    view: View,
  ): Promise<readonly ArticleCard[]> => {
    const named = [...new Set(cards.flatMap(({ article }) => followedIn(article, teams) ?? []))];
    const found = await find(
      named.map((id) => ({ type: 'team', id })),
      view,
    );
    const names = new Map(named.map((id, i) => [id, found[i]?.title ?? '']));
    return cards.map(({ article, card }) => {
      const teamId = followedIn(article, teams);
      const name = teamId === null ? '' : (names.get(teamId) ?? '');
      return teamId === null || name === '' ? card : { ...card, reason: { key: 'team', teamId, name } };
    });
  };
  const articleOf = async (article: Listed, stand: Newsstand, view: View): Promise<Article> => {
    const views = await catalogue.views();
    const { lang, version } = versionFor(article, view.locale);
    const blocks = await catalogue.blocksOf(article, lang);
    const [matches, about] = await Promise.all([
      Promise.all(matchesIn(blocks).map((id) => fixture(id, view))),
      find(article.targets, view),
    ]);
    const known = matches.filter((match) => match !== null);
    const ids = new Set(known.map(({ fixtureId }) => fixtureId));
    return {
      ...cardOf(article, views, view.locale),
      // A block is left out if its match no longer exists.
      blocks: blocks.filter(
        (block) => !('fixtureId' in block) || block.fixtureId === undefined || ids.has(block.fixtureId),
      ),
      ...{ tags: version.tags, targets: article.targets, matches: known },
      about: about.filter((card) => card !== null),
      alternates: Object.fromEntries(Object.entries(article.versions).map(([code, one]) => [code as Locale, one.slug])),
      ...(article.source && { source: article.source }),
      related: relatedTo(article, stand).map((one) => cardOf(one, views, view.locale)),
    };
  };
  return {
    categoryTree: async (_input, { locale }) => newsShelves.tree((await catalogue.read()).all, locale),
    list: async ({ category, type, hot, sort, teams = '', about, cursor }, view) => {
      const [{ all }, views] = [await catalogue.read(), await catalogue.views()];
      const followed = new Set(teams === '' ? [] : teams.split(','));
      const wanted = narrowed(all, { category, type, about });
      const from = cursor === undefined ? null : placeOf(cursor);
      const rows = ranked(wanted, ({ articleId }) => articleId, { hot, sort, teams: followed, views }).filter(
        ({ place }) => from === null || isBehind(place, from),
      );
      const { list, next } = sliceOf(rows.slice(0, NEWS.pageSize + 1), NEWS.pageSize, ({ place }) => place);
      const cards = list.map(({ one }) => ({ article: one, card: cardOf(one, views, view.locale) }));
      return { list: await withReason(cards, followed, view), next };
    },
    detail: async ({ slug }, view) => {
      const stand = await catalogue.read();
      const article = stand.bySlug.get(slug)?.article;
      return article ? articleOf(article, stand, view) : refused(404);
    },
    digest: ({ date }, view) => digest(date, view),
  };
};
