import { fixtures } from '#contract/http/fixtures.ts';
import { match } from '#contract/http/match.ts';
import { liveOf } from '#domain/football/fixtureFeed.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import type { FixtureLivePort } from '#ports/fixtureLive.ts';
import type { Send } from './send.ts';

/** Of what a match does not have, or what could not be read now. */
const orNone = <A>(outcome: Outcome<readonly A[]> | null): readonly A[] => (outcome?.ok ? outcome.value : []);

export const httpFixtureLive = (send: Send): FixtureLivePort => ({
  read: async (id, signal) => {
    const fixture = await send(fixtures.detail, { id }, signal);
    if (!fixture.ok) return fixture;
    const { coverage } = fixture.value;
    const [events, stats, odds] = await Promise.all([
      coverage.events ? send(fixtures.events, { id }, signal) : null,
      coverage.stats ? send(fixtures.stats, { id }, signal) : null,
      coverage.odds ? send(match.odds, { id }, signal) : null,
    ]);
    const told = { events: orNone(events), stats: orNone(stats), odds: orNone(odds) };
    return succeeded(liveOf(fixture.value, told));
  },
});
