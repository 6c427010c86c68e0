import type { FriendState } from '#domain/people/people.ts';
import { loadPages } from '../resource/pages.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** Each is the viewer's own: `viewerId` keeps those of one member apart from another's. */
interface Viewed {
  readonly viewerId: string;
}

interface Listed extends Viewed {
  readonly state: Exclude<FriendState, 'none'>;
  /** How many pages are looked at. */
  readonly pages: number;
}

/** The members to whom the viewer stands in this way. */
export const friendList = resource({
  name: 'friendList',
  load: async ({ area }: Ports, { state, pages }: Listed, signal) => {
    const port = await area('people');
    return loadPages(pages, null, (from) => port.list(state, from, signal));
  },
});

export const foundMembers = resource({
  name: 'foundMembers',
  load: async ({ area }: Ports, { query }: Viewed & { readonly query: string }, signal) =>
    (await area('people')).find(query, signal),
});

/** How the viewer stands to another, for who shows no more of them. */
export const friendship = resource({
  name: 'friendship',
  load: async ({ area }: Ports, { userId }: Viewed & { readonly userId: string }, signal) =>
    (await area('people')).standing(userId, signal),
});

export const oneMember = resource({
  name: 'oneMember',
  load: async ({ area }: Ports, { userId }: Viewed & { readonly userId: string }, signal) =>
    (await area('people')).one(userId, signal),
});
