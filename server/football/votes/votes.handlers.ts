import type { Api } from '#contract/http/api.ts';
import { canVote } from '#domain/football/votes.ts';
import type { AreaHandlers } from '../../http/handlers.ts';
import type { FootballSource } from '../../shared/footballSource.ts';
import { refused } from '../../shared/refusal.ts';
import type { VotesStore } from './votes.store.ts';

/** MC-10: members' votes on the result of a match. */
export const votesHandlers = (
  source: FootballSource,
  store: VotesStore,
  /** Called when somebody has voted on this match. */
  voted: (fixtureId: string) => void,
): AreaHandlers<Api['votes']> => ({
  read: async ({ id }, context) => {
    const fixture = await source.fixture(id, context);
    if (!fixture) return refused(404);
    const { viewer } = context;
    return {
      ...(await store.read(id, viewer.kind === 'member' ? viewer.userId : null)),
      closesTs: fixture.startTs,
    };
  },
  submit: async ({ fixtureId, choice }, context) => {
    const fixture = await source.fixture(fixtureId, context);
    if (!fixture) return refused(404);
    const { viewer, now } = context;
    if (!canVote(fixture, now)) return refused(409, { message: 'Votes close at kick-off.' });
    const votes = await store.submit({ fixtureId, userId: viewer.userId, choice, now });
    voted(fixtureId);
    return { ...votes, closesTs: fixture.startTs };
  },
});
