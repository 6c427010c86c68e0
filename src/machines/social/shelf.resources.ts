import type { ShelfItem } from '#domain/social/shelf.ts';
import { targetText, type Progress, type Target } from '#domain/social/social.ts';
import { succeeded } from '#ports/failure.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** A place changes with each visit, so it is asked for again soon. */
const STALE_MS = 5000;

/** X29: what a viewer can go on with; `kept` is what a guest's device knows, null while it is read: nothing is asked. */
export const shelf = resource({
  name: 'shelf',
  private: true,
  staleAfterMs: STALE_MS,
  load: async ({ loadPort }: Ports, { kept }: { readonly kept: readonly Progress[] | null }, signal) =>
    kept === null ? succeeded<readonly ShelfItem[]>([]) : (await loadPort('social')).shelf(kept, signal),
});

/** What a member has on their own shelf: nothing of the device counts. */
export const ofMember: { readonly kept: readonly Progress[] } = { kept: [] };

const without = (items: readonly ShelfItem[], group: Target) =>
  items.filter((item) => targetText(item.group) !== targetText(group));

/** FI-8: a member takes something off their shelf, or puts it back. */
export const putOffShelf = act({
  ...{ name: 'putOffShelf', members: true, invalidates: [shelf] },
  to: ({ group, on }: { readonly group: Target; readonly on: boolean }) => `${targetText(group)} ${on}`,
  run: async ({ loadPort }: Ports, wish, { clientId, signal }) =>
    (await loadPort('social')).putOffShelf({ ...wish, clientId }, signal),
  optimistic: ({ group, on }, change) => {
    if (on) change(shelf, ofMember, (items) => without(items, group));
  },
});
