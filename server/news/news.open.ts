import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { opened } from '../shared/area.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import { MINUTE_MS } from '../shared/limiter.ts';
import { madeOfNews } from '../shared/news/made.ts';
import type { NewsSource } from '../shared/news/newsSource.ts';
import { createNewsAnnouncing, type NewsAnnounceNeeds } from './announce.ts';
import { createNewsCatalogue, type CatalogueNeeds } from './catalogue.ts';
import { newsShelves } from './categories.ts';
import { digestBy, type HighlightLines } from './digest.ts';
import { draftsStore } from './drafts/drafts.store.ts';
import { feedsPlugin } from './feedsPlugin.ts';
import { newsArea } from './news.area.ts';
import { newsHandlers, type NewsParts } from './news.handlers.ts';
import { newsPicturesPlugin } from './newsPictures.ts';
import { articleList, newsSitemapPlugin } from './newsSitemap.ts';
import { newsStore } from './news.store.ts';
import { newsroomHandlers, type NewsroomParts } from './room/newsroom.handlers.ts';
import { keptNewsroom, newsroomStore } from './room/newsroom.store.ts';
import { newsSubjects } from './news.subjects.ts';

const FEEDS_EVERY_MS = 15 * MINUTE_MS;

export interface OpenNewsNeeds
  extends
    Pick<CatalogueNeeds, 'viewsOf' | 'clock'>,
    Pick<NewsParts, 'find'>,
    Pick<NewsroomParts, 'nameOf' | 'take' | 'editors' | 'waits' | 'judgeCall' | 'judgePicture'>,
    Pick<NewsAnnounceNeeds, 'followersOf' | 'noted'> {
  readonly database: Database;
  readonly demo: NewsSource | null;
  readonly football: FootballSource;
  readonly highlightLines: HighlightLines;
  readonly config: Pick<Config, 'publicUrl' | 'dataDir' | 'newsFeeds' | 'newsRelease' | 'streamOrigins'>;
  readonly log: Log;
}

export const openNews = (needs: OpenNewsNeeds) => {
  const { database, football, find, clock } = needs;
  const { publicUrl, dataDir, newsFeeds, newsRelease, streamOrigins } = needs.config;
  const catalogue = createNewsCatalogue({
    ...{ ...needs, store: newsStore(database) },
    fixtureOf: (id) => football.fixture(id, { locale: DEFAULT_LOCALE, now: clock() }),
  });
  /** Loaded when feeds are fetched: few portals have any. */
  const fetchNow = async (): Promise<void> => {
    const { fetchFeeds } = await import('./drafts/fetchFeeds.ts');
    const store = draftsStore(database);
    return fetchFeeds({ feeds: newsFeeds, origins: streamOrigins, store, clock, log: needs.log });
  };
  return opened(newsArea, {
    handlers: {
      news: newsHandlers({
        ...{ catalogue, find, fixture: football.fixture, digest: digestBy(football, catalogue, needs.highlightLines) },
      }),
      newsroom: newsroomHandlers({
        ...{ store: newsroomStore(database), find, fixture: football.fixture, release: newsRelease, publicUrl },
        ...{ judgeCall: needs.judgeCall, judgePicture: needs.judgePicture },
        ...{
          nameOf: needs.nameOf,
          editors: needs.editors,
          waits: needs.waits,
          take: needs.take,
          made: madeOfNews(dataDir),
          origins: streamOrigins,
        },
        shelves: async (locale) => newsShelves.offered((await catalogue.read()).all, locale),
        isShelf: async (category, type) =>
          newsShelves.isOwn(category, type) ||
          (await catalogue.read()).all.some((one) => one.category === category && one.type === type),
      }),
    },
    subjects: newsSubjects(catalogue),
    personalData: [keptNewsroom(database)],
    plugins: [
      feedsPlugin({ catalogue, publicUrl, clock }),
      newsSitemapPlugin({ catalogue, publicUrl, clock }),
      newsPicturesPlugin(madeOfNews(dataDir)),
    ],
    pageLists: [articleList(catalogue)],
    jobs: [
      { name: 'news.announce', everyMs: MINUTE_MS, run: createNewsAnnouncing({ ...needs, catalogue }).run },
      ...(newsFeeds.length === 0
        ? []
        : [{ name: 'news.feeds', everyMs: FEEDS_EVERY_MS, atStart: true as const, run: fetchNow }]),
    ],
  });
};
