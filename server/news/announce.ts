import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import { articlePath } from '#domain/news/newsPaths.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../shared/clock.ts';
import type { Writes } from '../shared/outbox.ts';
import { tellOnce } from '../shared/tellOnce.ts';
import { versionFor, type NewsCatalogue } from './catalogue.ts';
import { newsToldStore } from './told.store.ts';

/** A follower's notification of a new article. */
export interface ArticleNote {
  readonly userId: string;
  readonly kind: 'articleReleased';
  readonly params: Readonly<Record<string, string>>;
  readonly goTo: string;
  readonly onceKey: string;
  readonly at: number;
}
export interface NewsAnnounceNeeds {
  readonly database: Database;
  readonly catalogue: NewsCatalogue;
  readonly clock: Clock;
  /** The members who want to be notified about a team. */
  readonly followersOf: (teamId: string) => Promise<readonly string[]>;
  /** Returns the statements that notify a member; null if they do not want this notification. */
  readonly noted: (note: ArticleNote) => Promise<Writes | null>;
}

const AT_ONCE = 50;

/**
 * Notifies the followers of a team of a released article about it, once. For an article that reveals a result the safe
 * title is used, as if results were hidden (B2), because a notification cannot be uncovered.
 */
export const createNewsAnnouncing = ({ database, catalogue, clock, followersOf, noted }: NewsAnnounceNeeds) => {
  const store = newsToldStore(database);
  const announce = async (articleId: string): Promise<void> => {
    const article = (await catalogue.read()).byId.get(articleId);
    // It is announced after the next reading of the list.
    if (!article) return;
    const { version } = versionFor(article, DEFAULT_LOCALE);
    const title = article.spoilerFor.length > 0 ? (version.safeTitle ?? '') : version.title;
    const note = {
      ...({ kind: 'articleReleased', onceKey: `article ${articleId}`, at: clock() } as const),
      ...{ goTo: articlePath({ ...article, slug: version.slug }), params: { title } },
    };
    const teams = article.targets.filter(({ type }) => type === 'team');
    const followers = new Set((await Promise.all(teams.map(({ id }) => followersOf(id)))).flat());
    const writes = await Promise.all(title === '' ? [] : [...followers].map((userId) => noted({ ...note, userId })));
    await tellOnce(database, (queries) => store.told(queries, articleId), writes);
  };
  return {
    run: async (): Promise<void> => {
      for (const articleId of await store.untold(clock(), AT_ONCE)) await announce(articleId);
    },
  };
};
