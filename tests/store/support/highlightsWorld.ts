import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import type { CutWish } from '#domain/highlights/highlight.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { highlightStreams } from '#server/highlightStreams.ts';
import { createHighlightCatalogue } from '#server/highlights/catalogue.ts';
import { createCutting, type CuttingNeeds } from '#server/highlights/cutting.ts';
import { highlightsHandlers } from '#server/highlights/highlights.handlers.ts';
import { highlightsStore } from '#server/highlights/highlights.store.ts';
import type { MemberViewer } from '#server/http/identify.ts';
import { silentLog } from '#server/log.ts';
import type { RoomOnAir } from '#server/media/timeline.ts';
import { shippedMedia } from '../../fakes/media.ts';
import { aMatch } from '../../fakes/matches.ts';
import { callContext } from './context.ts';
import { NOW } from './engines.ts';

export const MINUTE = 60_000;
/** The match began 30 minutes ago. */
const START = NOW - 30 * MINUTE;
const goal: MatchEvent = {
  ...{ eventId: 'e1', seq: 1, ts: START + 20 * MINUTE, minute: 20, side: 'home', type: 'goal', momentId: 'f1-g1' },
  ...{ player: { playerId: 'sa', name: 'Sa', slug: 'sa' }, scoreAfter: { home: 1, away: 0 } },
};
const room: RoomOnAir = { scene: 'football', phase: 4, startMs: START, goals: [{ ts: goal.ts, side: 'home' }] };

/** Highlights on an engine, with the streams of one room, `r1`, and the files that are cut. */
export const highlightsWorld = (open: () => Database) => {
  const home = { made: '', now: NOW, presses: 0 };
  beforeAll(async () => {
    home.made = await mkdtemp(join(tmpdir(), 'khandai-highlights-'));
  });
  afterAll(() => rm(home.made, { recursive: true, force: true }));
  beforeEach(async () => {
    home.now = NOW;
    await rm(home.made, { recursive: true, force: true });
    await open().run(sql`delete from highlight`);
  });
  const streams = highlightStreams({ scenes: shippedMedia(), onAir: (roomId) => (roomId === 'r1' ? room : null) });
  const events = async (fixtureId: string) => (fixtureId === 'f1' ? [goal] : null);
  /** The parts of another process, or of the same after a restart. */
  const process = (changed: Partial<CuttingNeeds> = {}) => {
    const store = highlightsStore(open());
    const catalogue = createHighlightCatalogue({
      ...{ store, demo: null, streams, events, viewsOf: async () => new Map(), clock: () => home.now },
    });
    const cutting = createCutting({ store, catalogue, streams, events, made: home.made, log: silentLog, ...changed });
    const calls = highlightsHandlers({
      ...{ catalogue, store, streams, removeFiles: cutting.removeFiles },
      // Two rooms of the schedule; one of them has no stream of this origin.
      roomOf: async (roomId, { locale }) =>
        ['r1', 'r2'].includes(roomId)
          ? aMatch({ status: '20', score: '1-0' as never, round: locale === 'en' ? 'Round 3' : 'Vòng 3' } as object)
          : null,
    });
    return { store, catalogue, cutting, calls };
  };
  const by = (userId = 'lan', siteRoleId: number = SITE_ROLES.qc) =>
    callContext<MemberViewer>({ now: home.now, viewer: { kind: 'member', userId, siteRoleId } as MemberViewer });
  const wish = (changed: Partial<CutWish> = {}): CutWish => ({
    ...{ roomId: 'r1', fromTs: goal.ts - 8000, toTs: goal.ts + 4800, titles: { vi: 'Sa mở tỷ số: 1–0' } },
    ...{ category: 'bong-da', type: 'ban-thang', clientId: `p${(home.presses += 1)}` },
    ...changed,
  });
  return { home, streams, process, by, wish, goal };
};
