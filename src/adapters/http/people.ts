import { people } from '#contract/http/people.ts';
import type { PeoplePort } from '#ports/people.ts';
import type { Send } from './send.ts';

export const httpPeople = (send: Send): PeoplePort => ({
  act: (act, userId, signal) =>
    act === 'request' ? send(people.request, { toUserId: userId }, signal) : send(people[act], { userId }, signal),
  list: (state, cursor, signal) => send(people.list, { state, ...(cursor !== null && { cursor }) }, signal),
  find: (query, signal) => send(people.find, { q: query }, signal),
  one: (userId, signal) => send(people.one, { userId }, signal),
});
