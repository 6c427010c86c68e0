import type { tips } from '#contract/http/tips.ts';
import { grouped } from '#domain/shared/grouped.ts';
import { dayOf, DEFAULT_ZONE } from '#domain/shared/zone.ts';
import { oneUnitEach, profitCurve, statsBy, windowFrom } from '#domain/tips/stats.ts';
import { consensusOf, SHOWN_WINDOW, tipCategories, tipIdIn, TIPS, type Tipster } from '#domain/tips/tip.ts';
import type { Ranked } from '#domain/tips/ranking.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import type { View } from '../shared/matchSource.ts';
import { isRefused, refused, type Refusal } from '../shared/refusal.ts';
import type { LedgerStore } from './ledger.store.ts';
import { exportCsv, exportJson } from './exportFile.ts';
import type { TipFixtures } from './fixture.ts';
import { shownRevision, type Shown } from './shown.ts';
import type { Standings } from './standings.ts';
import type { ListWish, TipsStore } from './tips.store.ts';

export interface ReadNeeds {
  readonly store: TipsStore;
  readonly ledger: LedgerStore;
  readonly shown: Shown;
  readonly standings: Standings;
  readonly fixtures: TipFixtures;
  /** The ids of the tips that a member saved. */
  readonly savedTips: (userId: string) => Promise<readonly string[]>;
  readonly followedBy: (userId: string) => Promise<readonly string[]>;
  /** Resolves once the demo's history exists. */
  readonly ready: () => Promise<void>;
  /** The ids of these teams' matches of the last and the next weeks. */
  readonly matchesOf: (teamIds: readonly string[], view: View) => Promise<readonly string[]>;
}

const TOP = 10;
const RELATED = 6;
const PAGE_SIZE = 30;

const missingOwner = refused(422, { fields: { userId: 'must be given, or ledgerId' } });

interface Asked {
  readonly userId?: string;
  readonly ledgerId?: string;
}

type ReadCalls = Omit<typeof tips, 'create' | 'update' | 'withdraw' | 'putDraft' | 'draft' | 'drafts' | 'follow'>;

/** Handlers that read tips, tipsters and their ledgers. */
export const readHandlers = (needs: ReadNeeds): AreaHandlers<ReadCalls> => {
  const { store, ledger, shown, standings, fixtures, savedTips, followedBy, ready } = needs;

  const page = async (wish: ListWish, view: View) => {
    await ready();
    const { list, next } = await store.list(wish);
    return { list: await shown.tips(list, view), next };
  };
  const tipsters = async (ranked: readonly Ranked[]): Promise<readonly Tipster[]> => {
    const found = await Promise.all(ranked.map(async ({ tipsterId, stats }) => shown.tipster(tipsterId, stats)));
    return found.filter((one) => one !== null);
  };
  /** The tipsters with enough tips, best first. */
  const ranking = async (wish: Parameters<Standings['ranked']>[0]) => {
    await ready();
    return (await standings.ranked(wish)).filter(({ stats }) => stats.rank !== null);
  };
  const ledgerOf = async ({ userId, ledgerId }: Asked): Promise<string | Refusal> => {
    await ready();
    if (userId === undefined && ledgerId === undefined) return missingOwner;
    return (await ledger.idOf(userId === undefined ? { ledgerId: ledgerId! } : { userId })) ?? refused(404);
  };

  return {
    topRating: async ({ type }) => {
      const category = tipCategories.find((one) => one === type);
      if (type !== undefined && !category) return [];
      return tipsters((await ranking({ category, window: SHOWN_WINDOW, minSettled: TIPS.minSettled })).slice(0, TOP));
    },
    list: async ({ date, timezone = DEFAULT_ZONE, tipsterId, teams, ...wish }, view) =>
      page(
        {
          ...wish,
          ...(date !== undefined && { day: { date, zone: timezone } }),
          ...(tipsterId !== undefined && { tipsterIds: [tipsterId] }),
          ...(teams !== undefined && { fixtureIds: await needs.matchesOf(teams.split(','), view) }),
        },
        view,
      ),
    counts: async ({ timezone = DEFAULT_ZONE, ...wish }, { now }) => {
      await ready();
      const [unsettled, settled] = await Promise.all([store.openByMatch(wish), store.settledCount(wish)]);
      const open = unsettled.filter(({ lockTs }) => lockTs > now);
      const sum = (rows: readonly (typeof unsettled)[number][]) => rows.reduce((all, { n }) => all + n, 0);
      const days = grouped(open, ({ lockTs }) => dayOf(lockTs, timezone));
      return {
        ...{ open: sum(open), running: sum(unsettled) - sum(open), settled },
        days: [...days]
          .map(([day, rows]) => ({ day, matches: new Set(rows.map(({ fixtureId }) => fixtureId)).size }))
          .toSorted((a, b) => (a.day < b.day ? -1 : 1)),
      };
    },
    detail: async ({ id, slug }, view) => {
      const tipId = id ?? (slug === undefined ? null : tipIdIn(slug));
      const tip = tipId === null ? null : await store.byId(tipId);
      if (!tip) return refused(404);
      if (tip.withdrawnTs !== null) return refused(410);
      const [others, history] = await Promise.all([
        store.list({ fixtureId: tip.fixtureId }),
        store.revisions(tip.tipId),
      ]);
      const near = others.list.filter((one) => one.tipId !== tip.tipId).slice(0, RELATED);
      const [[own], related] = await Promise.all([shown.tips([tip], view), shown.tips(near, view)]);
      return { ...own!, blocks: tip.blocks ?? [], history: history.map(shownRevision), related };
    },
    byMatch: async ({ id }, view) => {
      const fixture = await fixtures.match(id, view);
      if (!fixture) return refused(404);
      const { list } = await page({ fixtureId: id }, view);
      return { fixture, tips: list, consensus: consensusOf(list) };
    },
    tipster: async ({ userId, window = SHOWN_WINDOW }, view) => {
      const ledgerId = await ledgerOf({ userId });
      if (isRefused(ledgerId)) return ledgerId;
      const stats = await standings.statsOf(userId, window);
      const tipster = await shown.tipster(userId, stats);
      if (!tipster) return refused(404);
      const from = windowFrom(window, view.now);
      const own = (await standings.settled()).filter((tip) => tip.tipsterId === userId && tip.settledTs >= from);
      const leagues = statsBy(own, window, ({ leagueId }) => leagueId);
      const nameOf = async (leagueId: string) => {
        const fixtureId = own.find((tip) => tip.leagueId === leagueId)!.fixtureId;
        return (await fixtures.match(fixtureId, view))?.leagueName ?? leagueId;
      };
      return {
        ...{ ...tipster, ledgerId, curve: profitCurve(own) },
        byLeague: await Promise.all(
          leagues.map(async (one) => ({ leagueId: one.key, leagueName: await nameOf(one.key), stats: one.stats })),
        ),
        byMarket: statsBy(own, window, ({ market }) => market).map((one) => ({ market: one.key, stats: one.stats })),
      };
    },
    leaderboard: async ({
      category,
      window = SHOWN_WINDOW,
      minSettled = TIPS.minSettled,
      sort,
      pageNum = 1,
      pageSize = PAGE_SIZE,
    }) => {
      const ranked = await ranking({ category, window, minSettled, ...(sort && { sort }) });
      const from = (pageNum - 1) * pageSize;
      return {
        list: await tipsters(ranked.slice(from, from + pageSize)),
        ...{ pageNum, pageSize, total: ranked.length },
      };
    },
    mine: async ({ tab, cursor }, { viewer, ...context }) => {
      const { userId } = viewer;
      if (tab === 'mine') return page({ tipsterIds: [userId], cursor }, context);
      if (tab === 'followed') return page({ tipsterIds: await followedBy(userId), cursor }, context);
      return page({ tipIds: await savedTips(userId), cursor }, context);
    },
    ifFollowed: async (_, { viewer, now }) => {
      await ready();
      const people = new Set(await followedBy(viewer.userId));
      const from = windowFrom(SHOWN_WINDOW, now);
      const counted = (await standings.settled()).filter(
        ({ tipsterId, settledTs }) => people.has(tipsterId) && settledTs >= from,
      );
      const tipsters = new Set(counted.map(({ tipsterId }) => tipsterId));
      return { people: tipsters.size, settled: counted.length, profit: oneUnitEach(counted) };
    },
    ledger: async ({ fromSeq = 1, ...asked }) => {
      const ledgerId = await ledgerOf(asked);
      if (isRefused(ledgerId)) return ledgerId;
      const [rows, head] = await Promise.all([ledger.rows(ledgerId, fromSeq), ledger.head(ledgerId)]);
      return { ledgerId, rows, head };
    },
    ledgerExport: async ({ format = 'json', ...asked }) => {
      const ledgerId = await ledgerOf(asked);
      if (isRefused(ledgerId)) return ledgerId;
      const rows = await ledger.all(ledgerId);
      return format === 'csv'
        ? { type: 'text/csv; charset=utf-8', bytes: Buffer.from(exportCsv(rows)) }
        : {
            type: 'application/json; charset=utf-8',
            bytes: Buffer.from(exportJson({ ledgerId, rows, texts: await ledger.texts(ledgerId) })),
          };
    },
  };
};
