import type { FriendState } from '#domain/people/people.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** Each is the viewer's own: `viewerId` keeps those of one member apart from another's. */
interface Viewed {
  readonly viewerId: string;
}

/** The members to whom the viewer stands in this way. */
export const friendList = resource({
  name: 'friendList',
  load: async ({ area }: Ports, { state }: Viewed & { readonly state: Exclude<FriendState, 'none'> }, signal) =>
    (await area('people')).list(state, signal),
});

export const foundMembers = resource({
  name: 'foundMembers',
  load: async ({ area }: Ports, { query }: Viewed & { readonly query: string }, signal) =>
    (await area('people')).find(query, signal),
});

export const oneMember = resource({
  name: 'oneMember',
  load: async ({ area }: Ports, { userId }: Viewed & { readonly userId: string }, signal) =>
    (await area('people')).one(userId, signal),
});
