import { canVote } from '#domain/football/votes.ts';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { FootballSource } from '../../shared/footballSource.ts';
import type { VotesStore } from '../votes/votes.store.ts';
import type { FixtureFeedNeeds } from './fixtureFeeds.ts';

/** Reads a match from its sources; the topic's entries are the same in every language. */
export const toldFixture = (
  source: Pick<FootballSource, 'fixture' | 'events' | 'stats' | 'odds'>,
  votesStore: Pick<VotesStore, 'count'>,
): Pick<FixtureFeedNeeds, 'read' | 'knows'> => ({
  knows: async (fixtureId, now) => (await source.fixture(fixtureId, { locale: DEFAULT_LOCALE, now })) !== null,
  read: async (fixtureId, now) => {
    const view = { locale: DEFAULT_LOCALE, now };
    const fixture = await source.fixture(fixtureId, view);
    if (!fixture) return null;
    const { coverage } = fixture;
    const [events, stats, odds, votes] = await Promise.all([
      coverage.events ? source.events(fixtureId, view) : null,
      coverage.stats ? source.stats(fixtureId, view) : null,
      coverage.odds ? source.odds([fixtureId], view) : null,
      canVote(fixture, now) ? votesStore.count(fixtureId) : null,
    ]);
    return { fixture, events: events ?? [], stats: stats ?? [], odds: odds?.get(fixtureId) ?? [], votes };
  },
});
