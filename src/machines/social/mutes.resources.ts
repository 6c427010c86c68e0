import type { Mute } from '#domain/social/mutes.ts';
import { succeeded } from '#ports/failure.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** SO-10: what the member does not want to read; nothing is asked for a guest. */
export const mutes = resource({
  name: 'mutes',
  private: true,
  staleAfterMs: 300_000,
  load: async ({ loadPort }: Ports, { member }: { readonly member: boolean }, signal) =>
    member ? (await loadPort('social')).mutes(signal) : succeeded<readonly Mute[]>([]),
});
