import type { Target } from '#domain/social/social.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** Things in short; those that are not there are left out. */
export const cards = resource({
  name: 'cards',
  load: async ({ loadPort }: Ports, { targets }: { readonly targets: readonly Target[] }, signal) =>
    (await loadPort('social')).cards(targets, signal),
});

/** How a thing stands with everybody and with the viewer: the one truth behind every button of it on a page. */
export const standing = resource({
  name: 'standing',
  private: true,
  load: async ({ loadPort }: Ports, { target }: { readonly target: Target }, signal) => {
    const outcome = await (await loadPort('social')).standing([target], signal);
    if (!outcome.ok) return outcome;
    const [found] = outcome.value;
    return found ? succeeded(found) : failed({ kind: 'refused', code: 404 });
  },
});
