import { people } from '#contract/http/people.ts';
import { succeeded } from '#ports/failure.ts';
import type { PeoplePort } from '#ports/people.ts';
import type { Send } from './send.ts';

export const httpPeople = (send: Send): PeoplePort => ({
  act: (act, userId, signal) =>
    act === 'request' ? send(people.request, { toUserId: userId }, signal) : send(people[act], { userId }, signal),
  list: (state, cursor, signal) => send(people.list, { state, ...(cursor !== null && { cursor }) }, signal),
  find: (query, signal) => send(people.find, { q: query }, signal),
  standing: async (userId, signal) => {
    const outcome = await send(people.isFriend, { userId }, signal);
    return outcome.ok ? succeeded(outcome.value.state) : outcome;
  },
  one: (userId, signal) => send(people.one, { userId }, signal),
});
