import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { Clock } from '../shared/clock.ts';
import { demoTip, demoTipTime, habits, type DemoTipster } from './demoPlan.ts';
import type { TipFixture, TipFixtures } from './fixture.ts';
import { append, ledgerFor, type NewRow } from './ledger.store.ts';
import { endBy, predictedData, settledData } from './rowData.ts';
import type { Standings } from './standings.ts';
import { insertTips, type End, type NewTip } from './tipRows.store.ts';
import type { TipsStore } from './tips.store.ts';

export interface DemoNeeds {
  readonly store: TipsStore;
  readonly standings: Pick<Standings, 'forget'>;
  readonly clock: Clock;
  /** The demo's season at any instant, including the future. */
  readonly season: {
    readonly fixtures: TipFixtures;
    /** Football matches that start in [from, to). */
    readonly footballBetween: (from: number, to: number) => Promise<readonly string[]>;
  };
  /** User ids of the tipsters, in the order of `habits`. */
  readonly tipsters: readonly string[];
}

const DAY_MS = 86_400_000;
/** How far back the history of a new installation goes. */
const HISTORY_MS = 50 * DAY_MS;
/** Longer than any match lasts. */
const ENDED_AFTER_MS = 140 * 60_000;
/** Tips are given at most this long before the match. */
const AHEAD_MS = DAY_MS / 2;

interface Planned extends Omit<NewTip, 'ledgerId' | 'seq'> {
  /** How it ended; null if that is not known yet. */
  readonly end: (End & { readonly ts: number }) | null;
}

/** A hash in hexadecimal, the same for the same words. */
const hexOf = (words: string, length: number): string =>
  createHash('sha256').update(words).digest('hex').slice(0, length);

/**
 * The demo's tips: generated from seeds for the matches of its season, published and settled at plausible times, each
 * tipster with an ordinary ledger. All of it is invented, and marked as such.
 */
export const createDemoTips = ({ store, standings, clock, season, tipsters }: DemoNeeds) => {
  const all = tipsters.slice(0, habits.length).map((userId, i): DemoTipster => ({ userId, ...habits[i]! }));
  const at = (fixtureId: string, now: number) => season.fixtures.fixture(fixtureId, { locale: DEFAULT_LOCALE, now });

  const plannedOf = async (
    tipster: DemoTipster,
    fixture: TipFixture,
    createdTs: number,
    now: number,
  ): Promise<Planned | null> => {
    const { fixtureId, leagueId, startTs } = fixture.match;
    const odds = await season.fixtures.odds(fixtureId, { locale: DEFAULT_LOCALE, now: createdTs });
    const endTs = startTs + ENDED_AFTER_MS;
    const result = (await at(fixtureId, endTs))?.result ?? { is: 'open' };
    const tip = demoTip(tipster, fixture.match, odds, result.is === 'over' ? result.score : null);
    if (!tip) return null;
    const words = `${tipster.userId} ${fixtureId}`;
    const end = endTs <= now ? endBy(tip, result) : null;
    return {
      ...{ ...tip, tipId: `t${hexOf(`tip ${words}`, 20)}`, salt: hexOf(`salt ${words}`, 32) },
      ...{ fixtureId, leagueId, category: fixture.category, createdTs, lockTs: startTs },
      end: end && { ...end, ts: endTs },
    };
  };

  /** What a tipster published after `since` and until `now`. */
  const plan = async (tipster: DemoTipster, since: number, now: number): Promise<readonly Planned[]> => {
    const planned: Planned[] = [];
    for (let day = since; day < now + AHEAD_MS; day += DAY_MS) {
      const ids = await season.footballBetween(day, Math.min(day + DAY_MS, now + AHEAD_MS));
      for (const fixtureId of ids) {
        const fixture = await at(fixtureId, since);
        const createdTs = fixture && demoTipTime(tipster, fixture.match);
        if (!fixture || createdTs === null || createdTs <= since || createdTs > now) continue;
        const one = await plannedOf(tipster, fixture, createdTs, now);
        if (one) planned.push(one);
      }
      // Weeks of matches are computed, so other work gets a turn in between.
      await setImmediate();
    }
    return planned;
  };

  const rowsOf = (planned: readonly Planned[]): readonly (NewRow & { readonly of: Planned })[] =>
    planned
      .flatMap((of) => {
        const { tipId, createdTs, end } = of;
        const publish = { kind: 'publish', ts: createdTs, data: predictedData(of, of), of } as const;
        return end ? [publish, { kind: 'settle', ts: end.ts, data: settledData(tipId, end), of } as const] : [publish];
      })
      .toSorted((a, b) => a.ts - b.ts || (a.of.tipId < b.of.tipId ? -1 : 1));

  const publish = (tipster: DemoTipster, planned: readonly Planned[], now: number): Promise<void> =>
    store.change(async (queries) => {
      const ledgerId = await ledgerFor(queries, { userId: tipster.userId, demo: true, now });
      const rows = rowsOf(planned);
      const last = await append(queries, ledgerId, rows);
      const first = last.seq - rows.length + 1;
      const tips = rows.flatMap(({ kind, of }, i) => (kind === 'publish' ? [{ ...of, ledgerId, seq: first + i }] : []));
      await insertTips(queries, tips);
    });

  let running: Promise<void> | null = null;
  const catchUp = async (): Promise<void> => {
    const now = clock();
    for (const tipster of all) {
      const last = await store.lastOf(tipster.userId);
      const planned = await plan(tipster, Math.max(last ?? 0, now - HISTORY_MS), now);
      if (planned.length > 0) await publish(tipster, planned, now);
    }
    standings.forget();
  };
  /** Publishes what is due. Concurrent calls share one run. */
  const run = (): Promise<void> =>
    (running ??= catchUp().finally(() => {
      running = null;
    }));
  let first: Promise<void> | null = null;
  return {
    run,
    /** Resolves once there is a history; the first call starts to create it. */
    ready: (): Promise<void> => (first ??= run().catch((error: unknown) => ((first = null), Promise.reject(error)))),
  };
};
