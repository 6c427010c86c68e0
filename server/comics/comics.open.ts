import type { Database } from '../database/database.ts';
import type { WordFiles } from '../page/build.ts';
import { opened } from '../shared/area.ts';
import type { ComicSource } from '../shared/comics/comicSource.ts';
import { MINUTE_MS } from '../shared/limiter.ts';
import { createAnnouncing, type AnnounceNeeds } from './announce.ts';
import { createComicCatalogue, type CatalogueNeeds } from './catalogue.ts';
import { comicArtPlugin, comicFilesPlugin } from './comicFiles.ts';
import { comicNames } from './comicNames.ts';
import { comicsArea } from './comics.area.ts';
import { comicsHandlers, type ComicsParts } from './comics.handlers.ts';
import { comicsStore } from './comics.store.ts';
import { comicSubjects } from './comics.subjects.ts';
import { keptReading, progressStore } from './progress.store.ts';
import { comicViews } from './shown.ts';

export interface OpenComicsNeeds
  extends
    Pick<CatalogueNeeds, 'regardOf' | 'clock'>,
    Pick<ComicsParts, 'visited' | 'followed'>,
    Pick<AnnounceNeeds, 'followersOf' | 'noted'> {
  readonly database: Database;
  readonly demo: ComicSource | null;
  readonly words: WordFiles;
  /** The folder for files made from imported comics. */
  readonly made: string;
}

export const openComics = (needs: OpenComicsNeeds) => {
  const { database, demo, words, made } = needs;
  const store = comicsStore(database);
  const catalogue = createComicCatalogue({ ...needs, store, demo });
  const names = comicNames(words);
  const announcing = createAnnouncing({ ...needs, store, catalogue, names });
  return opened(comicsArea, {
    handlers: {
      comics: comicsHandlers({
        ...{ ...needs, catalogue, names, views: comicViews(names), progress: progressStore(database) },
      }),
    },
    subjects: comicSubjects(catalogue, names),
    personalData: [keptReading(database)],
    plugins: [comicFilesPlugin(made), ...(demo ? [comicArtPlugin(demo)] : [])],
    jobs: [{ name: 'comics.announce', everyMs: MINUTE_MS, run: announcing.run }],
  });
};
