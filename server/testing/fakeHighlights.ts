import { createHighlightCatalogue } from '../highlights/catalogue.ts';
import { highlightsHandlers, type HighlightsParts } from '../highlights/highlights.handlers.ts';
import type { HighlightsStore } from '../highlights/highlights.store.ts';
import type { Handlers } from '../http/handlers.ts';
import type { CutStreams } from '../shared/highlights/cutStreams.ts';
import type { HighlightWish, StoredHighlight } from '../shared/highlights/highlightForm.ts';
import { sameWords } from '../shared/words.ts';

export const aHighlightWish = (highlightId: string, changed: Partial<HighlightWish> = {}): HighlightWish => ({
  ...{ highlightId, roomId: 'r1', fixtureId: null, category: 'bong-da', type: 'ban-thang', createdAt: 1, at: 1 },
  ...{ titles: { vi: `Bàn thắng ${highlightId}` }, safeTitles: sameWords('Bến Gỗ – Nắng Sớm') },
  ...{ cover: null, safeCover: null, targets: [], spoilerMatches: [], spans: [{ fromTs: 0, toTs: 4800 }] },
  ...changed,
});
export const aStoredHighlight = (highlightId: string, changed: Partial<StoredHighlight> = {}): StoredHighlight => ({
  ...{ ...aHighlightWish(highlightId), slug: highlightId },
  cut: {
    ...{ durationSec: 4.8, chapters: [], startTs: 0 },
    best: { label: 'SD', width: 960, height: 540, bitrate: 500_000 },
  },
  ...changed,
});

const nothingStored: HighlightsStore = {
  ...{ revision: async () => 0, ready: async () => [], standing: async () => null, begin: async () => 0 },
  ...{ toCut: async () => [], finish: async () => false, fail: async () => 0, withdraw: async () => false },
  withFiles: async () => new Set(),
};
const noStreams: CutStreams = { plan: () => null, cut: async () => null };

/** Highlights that are in no database. */
export const fakeHighlightCatalogue = (
  stored: readonly StoredHighlight[] = [aStoredHighlight('ben-go-nang-som')],
  views: ReadonlyMap<string, number> = new Map(),
) =>
  createHighlightCatalogue({
    store: { ...nothingStored, ready: async () => stored },
    ...{ demo: null, streams: noStreams, events: async () => null, viewsOf: async () => views, clock: () => 0 },
  });

export const fakeHighlights = (parts: Partial<HighlightsParts> = {}): Handlers['highlights'] =>
  highlightsHandlers({
    ...{ catalogue: fakeHighlightCatalogue(), store: nothingStored, streams: noStreams },
    ...{ roomOf: async () => null, removeFiles: async () => {} },
    ...parts,
  });

const standing = async () => ({ highlightId: 'h', state: 'cutting' }) as const;
/** Handlers whose staff calls answer everybody. */
export const servedHighlights: Handlers['highlights'] = {
  ...{ ...fakeHighlights(), create: standing, state: standing, withdraw: async () => null },
};

const span = { roomId: 'r1', fromTs: 0, toTs: 4800, titles: { vi: 'Bàn thắng' } };
export const highlightInputs: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/other/api/highlight/detail': { slug: 'ben-go-nang-som' },
  '/other/api/highlight/create': { ...span, category: 'bong-da', type: 'ban-thang', clientId: 'c' },
  '/other/api/highlight/state': { highlightId: 'h' },
  '/other/api/highlight/withdraw': { highlightId: 'h', clientId: 'c' },
};
