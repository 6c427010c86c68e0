import type { Target } from '#domain/social/social.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

// In a file of its own: page titles need cards, but no first page should load the code of lists.
/** Cards of targets; unknown ones are left out. */
export const cards = resource({
  name: 'cards',
  load: async ({ loadPort }: Ports, { targets }: { readonly targets: readonly Target[] }, signal) =>
    (await loadPort('social')).cards(targets, signal),
});
