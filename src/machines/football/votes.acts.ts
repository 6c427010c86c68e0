import { withVote, type VoteChoice } from '#domain/football/votes.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { matchVotes } from './votes.resources.ts';

export interface Vote {
  readonly fixtureId: string;
  readonly choice: VoteChoice;
}

/** MC-10: votes on a match, or changes one's vote. */
export const vote = act({
  ...{ name: 'vote', members: true, invalidates: [matchVotes] },
  // A choice that was lost on its way must not lend its name to another one.
  to: ({ fixtureId, choice }: Vote) => `${fixtureId} ${choice}`,
  run: async ({ loadPort }: Ports, wish, { clientId, signal }) =>
    (await loadPort('votes')).submit({ ...wish, clientId }, signal),
  optimistic: ({ fixtureId, choice }, change) => change(matchVotes, { fixtureId }, (votes) => withVote(votes, choice)),
  applyAnswer: (votes, { fixtureId }, change) => change(matchVotes, { fixtureId }, () => votes),
});
