import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** Where a member's plays are told too. */
export const scrobbler = resource({
  name: 'scrobbler',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('playlists')).scrobbler(signal),
});
