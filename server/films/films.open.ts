import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { MINUTE_MS } from '../shared/limiter.ts';
import type { WordFiles } from '../page/build.ts';
import { opened } from '../shared/area.ts';
import type { FilmSource } from '../shared/films/filmSource.ts';
import { createCatalogue, type CatalogueNeeds } from './catalogue.ts';
import { filmFilesPlugin, importedFilesPlugin } from './filmFiles.ts';
import { filmNames } from './filmNames.ts';
import { filmsArea } from './films.area.ts';
import { filmsHandlers, type FilmsParts } from './films.handlers.ts';
import { filmsStore } from './films.store.ts';
import { filmSubjects } from './films.subjects.ts';
import { filmViews } from './shown.ts';
import { transcodeStore } from './transcode.store.ts';
import { createTranscoding, type TranscodingNeeds } from './transcode.ts';

export interface OpenFilmsNeeds
  extends Pick<CatalogueNeeds, 'regardOf' | 'clock'>, Pick<FilmsParts, 'reached' | 'saved'> {
  readonly database: Database;
  /** The folder of the demo's media. */
  readonly media: string;
  readonly demo: FilmSource | null;
  readonly words: WordFiles;
  readonly log: Log;
  /** The folder for files made from imported films. */
  readonly made: string;
  readonly importAgain: TranscodingNeeds['importAgain'];
}

export const openFilms = (needs: OpenFilmsNeeds) => {
  const { database, media, demo, words, regardOf, clock, reached, saved } = needs;
  const transcoding = createTranscoding({ ...needs, store: transcodeStore(database) });
  const store = filmsStore(database);
  const catalogue = createCatalogue({ store, demo, regardOf, clock });
  const names = filmNames(words);
  return {
    ...opened(filmsArea, {
      handlers: { films: filmsHandlers({ catalogue, names, views: filmViews(names), reached, saved }) },
      subjects: filmSubjects(catalogue, names),
      plugins: [importedFilesPlugin(store), ...(demo ? [filmFilesPlugin(media)] : [])],
      jobs: [{ name: 'films.transcode', everyMs: MINUTE_MS, run: transcoding.run }],
      drain: async () => transcoding.stop(),
    }),
    catalogue,
  };
};
