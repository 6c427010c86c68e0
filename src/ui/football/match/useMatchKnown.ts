import { useMemo } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import type { MatchKnown } from '#domain/football/matchAsOf.ts';
import { fixtureEvents, fixtureMomentum, fixturePrices } from '#machines/football/football.resources.ts';
import { useFixtureFeed } from '../../hooks/useFixtureFeed.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useSpoiler } from '../../hooks/useSpoiler.ts';
import { useLivePoll } from '../../hooks/useLivePoll.ts';

const none: readonly never[] = [];
const ANEW_MS = 2000;

/**
 * What is known of the course of a match, by the socket, or by calls as long as there is none; what has no coverage, or
 * is hidden, is not asked for (B2).
 */
export const useMatchKnown = (loaded: Fixture, retryFixture: () => void): MatchKnown => {
  const { fixture, told: feed, mode } = useFixtureFeed(loaded);
  const { coverage, fixtureId: id, status, startTs } = fixture;
  const { hideOdds } = useSpoiler();
  const open = !fixture.hidden;
  const told = useResource(fixtureEvents, { id, startTs, has: open && coverage.events });
  const pressed = useResource(fixtureMomentum, { id, has: open && coverage.momentum });
  const priced = useResource(fixturePrices, { id, has: open && coverage.odds && !hideOdds });
  const others = [pressed.retry, priced.retry];
  const all = [retryFixture, told.retry, ...others];
  // The feed of a match asks for the rest by itself.
  useLivePoll(status === 'live', mode === null ? all : others);
  // When a match begins or ends, more is another than what its feed tells.
  useLivePoll(status !== loaded.status, all, ANEW_MS);
  const events = feed?.events ?? told.value?.events ?? none;
  const momentum = pressed.value ?? none;
  const prices = priced.value ?? none;
  return useMemo(() => ({ fixture, events, momentum, prices }), [fixture, events, momentum, prices]);
};
