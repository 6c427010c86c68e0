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

/** For how long after its settlement a tip's result is checked for corrections. */
const CORRECTED_WITHIN_MS = 30 * 86_400_000;

/** How a tip ends at this instant; null while it is open. */
const endOf = (tip: StoredTip, fixture: TipFixture | null, now: number): End | null => {
  const late = now >= tip.lockTs + TIPS.voidAfterMs ? VOID : null;
  return (fixture && endBy(tip, fixture.result)) ?? late;
};

const isSame = (tip: StoredTip, end: End): boolean =>
  tip.state === end.state &&
  tip.profit === end.profit &&
  canonicalJson(scoreJson(tip)) === canonicalJson(scoreJson(end));

/**
 * Settles tips whose match is over, with the same function that browsers use to verify them, and again after a result
 * was corrected. Each settlement adds a row, and no row is ever changed; an unchanged result adds nothing.
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
        // A result that has disappeared does not undo its settlement.
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
    /** Checks every match that has open tips. */
    open: async () => each(await store.openFixtures()),
    /** Checks again the matches whose tips were settled within the last 30 days. */
    corrected: async () => each(await store.settledFixtures(clock() - CORRECTED_WITHIN_MS)),
  };
};
