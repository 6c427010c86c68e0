import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { opened } from '../shared/area.ts';
import type { HighlightSource } from '../shared/highlights/highlightForm.ts';
import { createHighlightCatalogue, type HighlightCatalogueNeeds } from './catalogue.ts';
import { createCutting } from './cutting.ts';
import { digestLines } from './digestLines.ts';
import { highlightFilesPlugin } from './highlightFiles.ts';
import { highlightList } from './highlightList.ts';
import { highlightsArea } from './highlights.area.ts';
import { highlightsHandlers, type HighlightsParts } from './highlights.handlers.ts';
import { highlightsStore, keptHighlights } from './highlights.store.ts';
import { highlightSubjects } from './highlights.subjects.ts';

const CUT_EVERY_MS = 2000;
const TIDY_EVERY_MS = 5000;

export interface OpenHighlightsNeeds
  extends Pick<HighlightCatalogueNeeds, 'streams' | 'events' | 'viewsOf' | 'clock'>, Pick<HighlightsParts, 'roomOf'> {
  readonly database: Database;
  readonly demo: HighlightSource | null;
  readonly dataDir: string;
  readonly log: Log;
}

export const openHighlights = (needs: OpenHighlightsNeeds) => {
  const { database, streams, events, log } = needs;
  const made = join(needs.dataDir, 'highlights');
  const store = highlightsStore(database);
  const catalogue = createHighlightCatalogue({ ...needs, store });
  const cutting = createCutting({ ...{ store, catalogue, streams, events, made, log } });
  return {
    ...opened(highlightsArea, {
      handlers: {
        highlights: highlightsHandlers({ ...needs, catalogue, store, removeFiles: cutting.removeFiles }),
      },
      subjects: highlightSubjects(catalogue),
      personalData: [keptHighlights(database)],
      pageLists: [highlightList(catalogue)],
      plugins: [highlightFilesPlugin(made, cutting.isThere)],
      jobs: [
        { name: 'highlights.cut', everyMs: CUT_EVERY_MS, run: cutting.run },
        { name: 'highlights.tidy', everyMs: TIDY_EVERY_MS, inEachProcess: true, run: cutting.tidy },
      ],
      drain: async () => cutting.stop(),
    }),
    /** The highlights of a day, as lines of the digest. */
    digestLines: digestLines(catalogue),
  };
};
