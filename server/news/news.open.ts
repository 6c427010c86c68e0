import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import { madeOfNews } from '../shared/news/made.ts';
import type { NewsSource } from '../shared/news/newsSource.ts';
import { createNewsCatalogue, type CatalogueNeeds } from './catalogue.ts';
import { digestBy } from './digest.ts';
import { feedsPlugin } from './feedsPlugin.ts';
import { newsArea } from './news.area.ts';
import { newsHandlers, type NewsParts } from './news.handlers.ts';
import { newsPicturesPlugin } from './newsPictures.ts';
import { articleList, newsSitemapPlugin } from './newsSitemap.ts';
import { newsStore } from './news.store.ts';
import { newsSubjects } from './news.subjects.ts';

export interface OpenNewsNeeds extends Pick<CatalogueNeeds, 'viewsOf' | 'clock'>, Pick<NewsParts, 'find'> {
  readonly database: Database;
  readonly demo: NewsSource | null;
  readonly football: FootballSource;
  readonly config: Pick<Config, 'publicUrl' | 'dataDir'>;
}

export const openNews = (needs: OpenNewsNeeds) => {
  const { database, football, find, clock } = needs;
  const { publicUrl, dataDir } = needs.config;
  const catalogue = createNewsCatalogue({
    ...{ ...needs, store: newsStore(database) },
    fixtureOf: (id) => football.fixture(id, { locale: DEFAULT_LOCALE, now: clock() }),
  });
  return opened(newsArea, {
    handlers: {
      news: newsHandlers({
        ...{ catalogue, find, fixture: football.fixture, digest: digestBy(football, catalogue) },
      }),
    },
    subjects: newsSubjects(catalogue),
    plugins: [
      feedsPlugin({ catalogue, publicUrl, clock }),
      newsSitemapPlugin({ catalogue, publicUrl, clock }),
      newsPicturesPlugin(madeOfNews(dataDir)),
    ],
    pageLists: [articleList(catalogue)],
  });
};
