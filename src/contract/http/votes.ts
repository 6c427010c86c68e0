import * as Schema from 'effect/Schema';
import { voteChoices, type MatchVotes } from '#domain/football/votes.ts';
import { call } from './call.ts';
import { Id, Instant } from './fields.ts';

const choice = Schema.Literals(voteChoices);
export const VotesWire = Schema.Struct({
  total: Schema.Int,
  split: Schema.Struct({ '1': Schema.Int, X: Schema.Int, '2': Schema.Int }),
  me: Schema.NullOr(choice),
  closesTs: Instant,
}).annotate({ identifier: 'MatchVotes' });
VotesWire satisfies Schema.Codec<MatchVotes, unknown>;

/** What members think that football matches will be. */
export const votes = {
  read: call({
    method: 'GET',
    path: '/live/api/match/vote',
    about: 'How members voted on a match, and what the calling member chose; 404 if there is no such match.',
    input: Schema.Struct({ id: Id }),
    data: VotesWire,
    needs: 'guest',
    on401: 'allTokens',
  }),
  submit: call({
    method: 'POST',
    path: '/live/api/match/vote-submit',
    about:
      'Votes for home, draw or away after 90 minutes. A member has one vote, which another one replaces; 409 from kick-off on, 404 if there is no such match.',
    input: Schema.Struct({ fixtureId: Id, choice, clientId: Schema.optionalKey(Id) }),
    data: VotesWire,
    needs: 'member',
    on401: 'allTokens',
  }),
};
