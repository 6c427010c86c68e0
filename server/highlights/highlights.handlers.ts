import { createHash } from 'node:crypto';
import type { highlights as calls } from '#contract/http/highlights.ts';
import { HIGHLIGHTS, mayCut, type Highlight } from '#domain/highlights/highlight.ts';
import type { Match } from '#domain/match/match.ts';
import { placeOf, sliceOf } from '#domain/shared/slice.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import type { CutStreams } from '../shared/highlights/cutStreams.ts';
import type { View } from '../shared/matchSource.ts';
import { isBehind, narrowed, ranked } from '../shared/ranks.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import { orderOf, type HighlightCatalogue, type Listed, type Reel } from './catalogue.ts';
import type { HighlightsStore } from './highlights.store.ts';
import { highlightShelves } from './shelves.ts';
import { cardOf, streamsOf } from './shown.ts';
import { cleanWish, wishOfMatch, type MatchInEach } from './wish.ts';

export interface HighlightsParts {
  readonly catalogue: HighlightCatalogue;
  readonly store: HighlightsStore;
  readonly streams: CutStreams;
  /** The match that a room shows; null if there is no such room. */
  readonly roomOf: (roomId: string, view: View) => Promise<Match | null>;
  /** Removes the files of a withdrawn highlight. */
  readonly removeFiles: (highlightId: string) => Promise<void>;
}
type Context = CallContext<MemberViewer>;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);

/** What to watch next: highlights of the same match, then of the same teams and category; newest first. */
const nextTo = (one: Listed, { all }: Reel): readonly Listed[] => {
  const ids = new Set(one.targets.map(({ type, id }) => `${type}:${id}`));
  const nearness = (other: Listed) =>
    other.targets.filter(({ type, id }) => ids.has(`${type}:${id}`)).length * 2 +
    (other.category === one.category ? 1 : 0);
  return all
    .filter((other) => other !== one)
    .map((other) => ({ other, near: nearness(other) }))
    .toSorted((a, b) => b.near - a.near || b.other.createdAt - a.other.createdAt)
    .slice(0, HIGHLIGHTS.next)
    .map(({ other }) => other);
};

export const highlightsHandlers = (parts: HighlightsParts): AreaHandlers<typeof calls> => {
  const { catalogue, store, streams, roomOf } = parts;
  /** Only for people who may cut highlights. */
  const staff =
    <I, A>(handle: (input: I, context: Context) => Promise<A | Refusal>) =>
    async (input: I, context: Context): Promise<A | Refusal> =>
      mayCut(context.viewer.siteRoleId) ? handle(input, context) : refused(403);

  /** The start of a highlight in its room's stream; null if the stream can no longer be rewound that far. */
  const roomTsOf = ({ roomId, cut: { startTs } }: Listed, now: number): number | null => {
    const span = { fromTs: startTs, toTs: startTs + 3000 };
    const found = streams.plan({ roomId, at: now, spans: [span] });
    return found && !isRefused(found) ? startTs : null;
  };
  const inEach = async (roomId: string, now: number): Promise<MatchInEach | null> => {
    const [vi, en, zh] = await Promise.all(
      (['vi', 'en', 'zh'] as const).map((locale) => roomOf(roomId, { locale, now })),
    );
    return vi && en && zh ? { vi, en, zh } : null;
  };
  const shown = async (one: Listed, reel: Reel, { locale, now }: View): Promise<Highlight> => {
    const views = await catalogue.views();
    const roomTs = roomTsOf(one, now);
    return {
      ...cardOf(one, views, locale),
      ...{ streams: streamsOf(one), chapters: one.cut.chapters, subtitles: [] },
      next: nextTo(one, reel).map((other) => cardOf(other, views, locale)),
      ...(one.description && { description: one.description[locale] }),
      ...(roomTs !== null && { roomTs }),
    };
  };

  return {
    categoryTree: async (_input, { locale }) => highlightShelves.tree((await catalogue.read()).all, locale),
    list: async ({ category, type, hot, sort, teams = '', about, cursor }, { locale }) => {
      const [{ all }, views] = [await catalogue.read(), await catalogue.views()];
      const followed = new Set(teams === '' ? [] : teams.split(','));
      const from = cursor === undefined ? null : placeOf(cursor);
      const rows = ranked(narrowed(all, { category, type, about }), ({ highlightId }) => highlightId, {
        ...{ hot, sort, teams: followed, views },
      }).filter(({ place }) => from === null || isBehind(place, from));
      const { list, next } = sliceOf(rows.slice(0, HIGHLIGHTS.pageSize + 1), HIGHLIGHTS.pageSize, ({ place }) => place);
      return { list: list.map(({ one }) => cardOf(one, views, locale)), next };
    },
    detail: async ({ slug }, view) => {
      const reel = await catalogue.read();
      const one = reel.bySlug.get(slug);
      return one ? shown(one, reel, view) : refused(404);
    },
    create: staff(async (input, { viewer, now }) => {
      const highlightId = `h${hashOf(`${viewer.userId} ${input.clientId}`)}`;
      // A repeated request.
      const before = await store.standing(highlightId);
      if (before) return before;
      const wish = cleanWish(input);
      if ('fields' in wish) return refused(422, { fields: wish.fields });
      const match = await inEach(wish.roomId, now);
      if (!match) return refused(422, { fields: { roomId: 'unknown' } });
      const stored = wishOfMatch(wish, match, { highlightId, now });
      const plan = streams.plan(orderOf(stored, false));
      if (plan === null) return refused(422, { fields: { roomId: 'no stream of this origin' } });
      if (isRefused(plan)) return plan;
      await store.begin(stored, viewer.userId);
      return (await store.standing(highlightId)) ?? refused(409);
    }),
    state: staff(async ({ highlightId }) => (await store.standing(highlightId)) ?? refused(404)),
    withdraw: staff(async ({ highlightId }) => {
      if (await store.withdraw(highlightId)) {
        await parts.removeFiles(highlightId);
        return null;
      }
      return refused((await catalogue.read()).byId.has(highlightId) ? 409 : 404);
    }),
  };
};
