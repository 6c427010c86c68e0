import { votes } from '#contract/http/votes.ts';
import type { VotesPort } from '#ports/votes.ts';
import type { Send } from './send.ts';

export const httpVotes = (send: Send): VotesPort => ({
  read: (id, signal) => send(votes.read, { id }, signal),
  submit: (vote, signal) => send(votes.submit, vote, signal),
});
