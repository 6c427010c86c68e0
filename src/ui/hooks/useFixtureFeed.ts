import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import { isFollowed, withLive, type FixtureLive } from '#domain/football/fixtureFeed.ts';
import type { FixtureFeedMode } from '#machines/football/fixtureFeed.selectors.ts';
import type { FixtureFeedShown } from '#machines/football/fixtureFeeds.ts';
import { useApp } from './useApp.ts';
import { useSpoiler } from './useSpoiler.ts';

/** A match with what was told of it since it was loaded. Nothing that this viewer hides is in it (B2, TI-9). */
export interface FollowedFixture<F extends Fixture | null> {
  readonly fixture: F;
  /** Events, statistics, odds and votes as told last; null until then: what was loaded counts. */
  readonly told: Pick<FixtureLive, 'events' | 'stats' | 'odds' | 'votes'> | null;
  /** How it is followed; null where it is not, or not yet. */
  readonly mode: FixtureFeedMode | null;
}

const nextTask = () => new Promise<void>((go) => setTimeout(go));
const nothing: FixtureFeedShown = { mode: null, live: null };

/**
 * Follows a match while the component is mounted and the match runs, or begins within a day. Many readers share one
 * feed; its code comes with the first.
 */
export const useFixtureFeed = <F extends Fixture | null>(fixture: F): FollowedFixture<F> => {
  const { socket, clock } = useApp();
  const { open, hideOdds } = useSpoiler();
  const fixtureId = fixture?.fixtureId ?? null;
  const status = fixture?.status ?? 'ended';
  const startTs = fixture?.startTs ?? 0;
  const subscribe = useCallback(
    (changed: () => void) => {
      if (fixtureId === null || !isFollowed({ status, startTs }, clock.now())) return () => {};
      let isLeft = false;
      let leave = () => {};
      const begin = async () => {
        // Asking for the code takes a while, and hydration begins all of a page's feeds in one task.
        if (!socket.now()) await nextTask();
        if (isLeft) return;
        const { fixtureFeedFor } = await socket.load();
        if (isLeft) return;
        leave = fixtureFeedFor(fixtureId).subscribe(changed);
        changed();
      };
      // Without the code the page stays as it was loaded.
      begin().catch(() => undefined);
      return () => {
        isLeft = true;
        leave();
      };
    },
    [socket, clock, fixtureId, status, startTs],
  );
  const read = () => (fixtureId === null ? null : socket.now()?.fixtureFeedFor(fixtureId).getSnapshot()) ?? nothing;
  const { mode, live } = useSyncExternalStore(subscribe, read, () => nothing);
  return useMemo(() => {
    if (!fixture || !live) return { fixture, told: null, mode };
    const shown = open(withLive(fixture, live));
    const { leagueId } = fixture;
    const told = open({ fixtureId: fixture.fixtureId, leagueId, events: live.events, stats: live.stats });
    const odds = hideOdds || shown?.hidden ? [] : live.odds;
    // What was read of a match is the same kind of thing after it was opened.
    const heard = told && { events: told.events, stats: told.stats, odds, votes: live.votes };
    return { fixture: (shown ?? fixture) as F, told: heard, mode };
  }, [fixture, live, mode, open, hideOdds]);
};
