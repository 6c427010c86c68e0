import type { MatchEvent } from '#domain/football/matchData.ts';
import { eventMarks } from '#domain/football/eventMarks.ts';
import { minuteText } from '#domain/football/minuteText.ts';
import { highlightChapters, timeInCut } from '#domain/highlights/highlightChapters.ts';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import { slug as slugOf } from '#domain/shared/slug.ts';
import type { Clock } from '../shared/clock.ts';
import type { FootballSource } from '../shared/footballSource.ts';
import type { Cut, CutOrder, CutStreams } from '../shared/highlights/cutStreams.ts';
import type { CutForm, HighlightSource, HighlightWish, StoredHighlight } from '../shared/highlights/highlightForm.ts';
import { createKeptViews } from '../shared/keptViews.ts';
import { isRefused } from '../shared/refusal.ts';
import type { HighlightsStore } from './highlights.store.ts';

/** A highlight as lists need it. */
export interface Listed extends StoredHighlight {
  readonly spoilerFor: readonly string[];
  readonly demo: boolean;
}
export interface Reel {
  /** Newest first. */
  readonly all: readonly Listed[];
  readonly byId: ReadonlyMap<string, Listed>;
  readonly bySlug: ReadonlyMap<string, Listed>;
}
export interface HighlightCatalogueNeeds {
  readonly store: Pick<HighlightsStore, 'revision' | 'ready'>;
  readonly demo: HighlightSource | null;
  readonly streams: CutStreams;
  readonly events: FootballSource['events'];
  /** Views of each highlight. */
  readonly viewsOf: () => Promise<ReadonlyMap<string, number>>;
  readonly clock: Clock;
}

const DEMO_MS = 20_000;
const SLUG = 60;

/** The last part of its address, which does not reveal the result. */
export const slugFor = ({ highlightId, safeTitles }: HighlightWish): string =>
  [slugOf(safeTitles.vi).slice(0, SLUG).replace(/-$/u, ''), slugOf(highlightId)]
    .filter((part) => part !== '')
    .join('-');

/** The same text in every language: minute, player, and the score afterwards. */
const labelOf = (event: MatchEvent): string => {
  const { player, scoreAfter } = event;
  return [`${minuteText(event)}′`, player?.name, scoreAfter && `${scoreAfter.home}–${scoreAfter.away}`]
    .filter((part) => part !== undefined)
    .join(' ');
};

export const orderOf = ({ roomId, spans, at }: HighlightWish, demo: boolean): CutOrder => ({
  ...{ roomId, spans, at },
  ...(demo && { sample: true }),
});

/** The data of a finished cut: its length, its chapters, its rendition. */
export const cutFormOf = async (
  { fixtureId, at, named, spans }: HighlightWish,
  { plan, best }: Cut,
  events: FootballSource['events'],
): Promise<CutForm> => {
  const told = (fixtureId !== null && (await events(fixtureId, { locale: DEFAULT_LOCALE, now: at }))) || [];
  const chapters = highlightChapters(plan, {
    ...{ marks: eventMarks(told, labelOf), events: told },
    ...(named && { named: { fromTs: spans[0]!.fromTs, chapters: named } }),
  });
  return { durationSec: plan.durationSec, chapters, startTs: Math.round(timeInCut(plan, 0)), best };
};

const byNewest = (a: Listed, b: Listed): number =>
  b.createdAt - a.createdAt || (a.highlightId < b.highlightId ? -1 : 1);

/**
 * Keeps the list data of all highlights in memory: the stored ones until one is added or withdrawn, the demo's for 20
 * s.
 */
export const createHighlightCatalogue = (needs: HighlightCatalogueNeeds) => {
  const { store, demo, streams, events, viewsOf, clock } = needs;
  let known: { readonly key: string; readonly reel: Promise<Reel> } | null = null;
  /** The demo's highlights whose data no longer changes. */
  let final = new Map<string, StoredHighlight>();

  const demoOnes = async (now: number): Promise<readonly StoredHighlight[]> => {
    const kept = new Map<string, StoredHighlight>();
    for (const wish of (await demo?.wishes(now)) ?? []) {
      const before = final.get(wish.highlightId);
      const cut = before ? null : streams.plan(orderOf(wish, true));
      const made =
        before ??
        (cut && !isRefused(cut) ? { ...wish, slug: slugFor(wish), cut: await cutFormOf(wish, cut, events) } : null);
      if (made) kept.set(wish.highlightId, made);
    }
    final = kept;
    return [...kept.values()];
  };
  const listed =
    (isDemo: boolean) =>
    (one: StoredHighlight): Listed => ({
      ...{ ...one, demo: isDemo },
      spoilerFor: one.spoilerMatches.map(({ fixtureId }) => fixtureId),
    });
  const make = async (now: number): Promise<Reel> => {
    const [stored, invented] = [await store.ready(), await demoOnes(now)];
    const all = [...stored.map(listed(false)), ...invented.map(listed(true))].toSorted(byNewest);
    return {
      all,
      byId: new Map(all.map((one) => [one.highlightId, one])),
      bySlug: new Map(all.map((one) => [one.slug, one])),
    };
  };
  return {
    read: async (): Promise<Reel> => {
      const now = clock();
      const key = `${await store.revision()} ${Math.floor(now / DEMO_MS)}`;
      if (known?.key === key) return known.reel;
      const entry = { key, reel: make(now) };
      known = entry;
      entry.reel.catch(() => {
        if (known === entry) known = null;
      });
      return entry.reel;
    },
    views: createKeptViews(viewsOf, clock),
  };
};
export type HighlightCatalogue = ReturnType<typeof createHighlightCatalogue>;
