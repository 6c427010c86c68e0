import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import { tipPath } from '#domain/tips/tipPaths.ts';
import type { Database } from '../database/database.ts';
import { opened } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';
import type { Writes } from '../shared/outbox.ts';
import type { Subjects } from '../shared/subjects.ts';
import { createDemoTips, type DemoNeeds } from './demoTips.ts';
import { draftsStore } from './drafts.store.ts';
import type { TipFixtures } from './fixture.ts';
import { headsPlugin, noteHeads } from './headsPlugin.ts';
import { keptTips } from './kept.store.ts';
import { ledgerStore } from './ledger.store.ts';
import { readHandlers, type ReadNeeds } from './reads.handlers.ts';
import { createSettling } from './settleTips.ts';
import { createShown, type ShownNeeds } from './shown.ts';
import { createStandings } from './standings.ts';
import { tipLists } from './tipLists.ts';
import { tipsArea } from './tips.area.ts';
import { tipsHand } from './tips.hand.ts';
import { tipsStore } from './tips.store.ts';
import { writeHandlers, type WriteNeeds } from './writes.handlers.ts';

/** A follower's notification of a new tip. */
export interface TipNote {
  readonly userId: string;
  readonly kind: 'tipPublished';
  readonly params: Readonly<Record<string, string>>;
  readonly actorId: string;
  readonly goTo: string;
  readonly onceKey: string;
  readonly at: number;
}

export interface OpenTipsNeeds
  extends
    Pick<ShownNeeds, 'personOf'>,
    Pick<ReadNeeds, 'savedTips' | 'followedBy' | 'matchesOf'>,
    Pick<WriteNeeds, 'outbox' | 'clock' | 'levelOf' | 'follow'> {
  readonly database: Database;
  readonly fixtures: TipFixtures;
  /** The demo's season and its tipsters; null without a demo. */
  readonly demo: Pick<DemoNeeds, 'season' | 'tipsters'> | null;
  /** The members who want to be notified of a tipster's tips. */
  readonly followersOf: (userId: string) => Promise<readonly string[]>;
  /** Returns the statements that notify a member; null if they do not want this notification. */
  readonly noted: (note: TipNote) => Promise<Writes | null>;
}

const HOUR_MS = 60 * MINUTE_MS;
const WRITES_KEPT_MS = 7 * 24 * HOUR_MS;

export const openTips = (needs: OpenTipsNeeds) => {
  const { database, fixtures, clock, demo, followersOf, noted } = needs;
  const store = tipsStore(database, { demo: demo !== null });
  const ledger = ledgerStore(database);
  const standings = createStandings(store, clock);
  const demoIds = new Set(demo?.tipsters);
  const shown = createShown({ ...needs, standings, isDemo: (userId) => demoIds.has(userId) });
  const settling = createSettling({ store, fixtures, standings, clock });
  const demoTips = demo && createDemoTips({ ...demo, store, standings, clock });
  const ready = demoTips?.ready ?? (async () => {});
  const reads = readHandlers({ ...needs, store, ledger, shown, standings, ready });
  const writes = writeHandlers({
    ...{ ...needs, store, shown, drafts: draftsStore(database) },
    isTipster: async (userId) => (await ledger.idOf({ userId })) !== null,
  });
  const subjects: Subjects = {
    tip: {
      cards: async (ids, view) => {
        const found = new Map((await store.byIds(ids)).map((one) => [one.tipId, one]));
        return Promise.all(
          ids.map(async (id) => {
            const tip = found.get(id);
            if (!tip || tip.withdrawnTs !== null) return null;
            const match = await fixtures.match(tip.fixtureId, view);
            const title = tip.title ?? '';
            const subtitle = match ? `${match.localteam.name} – ${match.visitorteam.name}` : '';
            return { target: { type: 'tip', id }, title, subtitle, img: null, path: tipPath({ title, tipId: id }) };
          }),
        );
      },
    },
  };
  const parts = opened(tipsArea, {
    handlers: { tips: { ...reads, ...writes } },
    subjects,
    hands: [tipsHand(store)],
    personalData: [keptTips(database)],
    plugins: [headsPlugin(ledger)],
    pageLists: tipLists(store, ready),
    durable: {
      'tip.published': async ({ tipId, userId, at }) => {
        const tip = await store.byId(tipId);
        if (!tip || tip.withdrawnTs !== null || tip.userId !== userId) return;
        const match = await fixtures.match(tip.fixtureId, { locale: DEFAULT_LOCALE, now: at });
        const title = tip.title ?? '';
        const note: Omit<TipNote, 'userId'> = {
          ...{ kind: 'tipPublished', actorId: userId, goTo: tipPath({ title, tipId }), onceKey: `tip ${tipId}`, at },
          params: { tip: title, match: match ? `${match.localteam.name} – ${match.visitorteam.name}` : '' },
        };
        const all = await Promise.all(
          (await followersOf(userId)).map((follower) => noted({ ...note, userId: follower })),
        );
        return async (queries) => {
          for (const write of all) await write?.(queries);
        };
      },
    },
    jobs: [
      { name: 'tips.settle', everyMs: MINUTE_MS / 2, run: settling.open },
      { name: 'tips.correct', everyMs: HOUR_MS, run: settling.corrected },
      { name: 'tips.heads', everyMs: 10 * MINUTE_MS, run: () => noteHeads(ledger, clock()) },
      { name: 'tips.forgetWrites', everyMs: HOUR_MS, run: () => store.forgetWrites(clock() - WRITES_KEPT_MS) },
      ...(demoTips ? [{ name: 'tips.demo', everyMs: MINUTE_MS, run: demoTips.run }] : []),
    ],
  });
  return { ...parts, tipped: store.tipped };
};
