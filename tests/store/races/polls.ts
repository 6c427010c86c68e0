import { pollsStore, type NewPoll } from '#server/chat/polls.store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { NOW } from '../support/engines.ts';
import { both, countOf, wrongUnless, type RaceCases } from '../support/race.ts';

const asked = (key: string, clientId: string): NewPoll => ({
  ...{ pollId: `${key}-${clientId}`, topic: `chatroom.${key}`, question: 'Ai thắng?', options: ['Nhà', 'Khách'] },
  ...{ beginTs: NOW, endTs: NOW + 60_000, byUserId: key, clientId },
});

export const pollsRaces: RaceCases = {
  'polls: a member who votes over two connections at once has one vote': {
    of: ['server/chat/polls.store.ts voteOnce'],
    guard: { isolation: true, keys: [sql`alter table chat_vote drop constraint chat_vote_pkey`] },
    race: async (one, other, key) => {
      const { pollId } = (await pollsStore(one).create(asked(key, 'a')))!;
      const vote = (database: Database, optionId: string) => () =>
        pollsStore(database).vote(pollId, key, optionId, NOW);
      const taken = await both([vote(one, '1'), vote(other, '2')]);
      const poll = (await pollsStore(one).byId(pollId))!.poll;
      const votes = poll.options.reduce((sum, option) => sum + option.votes, 0);
      return wrongUnless(taken.every(Boolean) && votes === 1, { taken, poll });
    },
  },
  'polls: of two who ask a room at once, one does': {
    of: ['server/chat/polls.store.ts askOnce'],
    guard: { isolation: true },
    race: async (one, other, key) => {
      const ask = (database: Database, clientId: string) => () => pollsStore(database).create(asked(key, clientId));
      const ends = await both([ask(one, 'a'), ask(other, 'b')]);
      return wrongUnless(countOf(ends, (end) => end !== null) === 1, ends);
    },
  },
};
