import type { FriendState } from '#domain/people/people.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** The members with one relation to the viewer. */
export const friendList = feed({
  name: 'friendList',
  private: true,
  load: async ({ loadPort }: Ports, { state }: { readonly state: Exclude<FriendState, 'none'> }, cursor, signal) =>
    (await loadPort('people')).list(state, cursor, signal),
  idOf: ({ user }) => user.userId,
});

export const foundMembers = resource({
  name: 'foundMembers',
  private: true,
  load: async ({ loadPort }: Ports, { query }: { readonly query: string }, signal) =>
    (await loadPort('people')).find(query, signal),
});

interface Other {
  readonly userId: string;
}

/** The relation to one member, for parts that show nothing else of them. */
export const friendship = resource({
  name: 'friendship',
  private: true,
  load: async ({ loadPort }: Ports, { userId }: Other, signal) => (await loadPort('people')).standing(userId, signal),
});

export const oneMember = resource({
  name: 'oneMember',
  private: true,
  load: async ({ loadPort }: Ports, { userId }: Other, signal) => (await loadPort('people')).one(userId, signal),
});
