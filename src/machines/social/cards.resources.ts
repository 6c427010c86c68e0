import type { Target } from '#domain/social/social.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

// Apart from the lists: every page's name may need it, and none of the first pages needs a list that goes on.
/** Things in short; those that are not there are left out. */
export const cards = resource({
  name: 'cards',
  load: async ({ loadPort }: Ports, { targets }: { readonly targets: readonly Target[] }, signal) =>
    (await loadPort('social')).cards(targets, signal),
});
