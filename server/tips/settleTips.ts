import { canonicalJson } from '#domain/shared/canonicalJson.ts';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import { lockTsOf } from '#domain/tips/lock.ts';
import { TIPS } from '#domain/tips/tip.ts';
import type { Clock } from '../shared/clock.ts';
import type { TipFixture, TipFixtures } from './fixture.ts';
import { append } from './ledger.store.ts';
import { endBy, scoreJson, settledData, VOID } from './rowData.ts';
import type { Standings } from './standings.ts';
import { markSettled, moveLock, type End } from './tipRows.store.ts';
import type { StoredTip, TipsStore } from './tips.store.ts';

export interface SettleNeeds {
  readonly store: TipsStore;
  readonly fixtures: Pick<TipFixtures, 'fixture'>;
  readonly standings: Pick<Standings, 'forget'>;
  readonly clock: Clock;
}

/** For how long after a tip was settled its result is looked at again. */
const CORRECTED_WITHIN_MS = 30 * 86_400_000;

/** How a tip ends now; null while that is open. */
const endOf = (tip: StoredTip, fixture: TipFixture | null, now: number): End | null => {
  const late = now >= tip.lockTs + TIPS.voidAfterMs ? VOID : null;
  return (fixture && endBy(tip, fixture.result)) ?? late;
};

const isSame = (tip: StoredTip, end: End): boolean =>
  tip.state === end.state &&
  tip.profit === end.profit &&
  canonicalJson(scoreJson(tip)) === canonicalJson(scoreJson(end));

/**
 * Settles tips whose match is over, by the function that browsers check them with, and again where a result was
 * corrected: each time a row of its own, and none is ever changed. The same twice is the same.
 */
export const createSettling = ({ store, fixtures, standings, clock }: SettleNeeds) => {
  const look = async (fixtureId: string): Promise<void> => {
    const now = clock();
    const fixture = await fixtures.fixture(fixtureId, { locale: DEFAULT_LOCALE, now });
    const settled = await store.change(async (queries) => {
      if (fixture?.result.is === 'open')
        await moveLock(
          queries,
          fixtureId,
          lockTsOf({
            startTs: fixture.match.startTs,
            ...(fixture.realStartTs !== undefined && { realStartTs: fixture.realStartTs }),
          }),
        );
      let count = 0;
      for (const tip of await store.onFixture(queries, fixtureId)) {
        const end = endOf(tip, fixture, now);
        // A result that is gone again leaves what was settled by it.
        if (!end || isSame(tip, end) || (tip.state !== 'open' && end === VOID && fixture?.result.is !== 'off'))
          continue;
        await append(queries, tip.ledgerId, [{ kind: 'settle', ts: now, data: settledData(tip.tipId, end) }]);
        await markSettled(queries, tip.tipId, end, now);
        count += 1;
      }
      return count;
    });
    if (settled > 0) standings.forget();
  };
  const each = async (fixtureIds: readonly string[]): Promise<void> => {
    for (const fixtureId of fixtureIds) await look(fixtureId);
  };
  return {
    /** Looks at every match that has open tips. */
    open: async () => each(await store.openFixtures()),
    /** Looks at those again whose tips were settled within a month. */
    corrected: async () => each(await store.settledFixtures(clock() - CORRECTED_WITHIN_MS)),
  };
};
