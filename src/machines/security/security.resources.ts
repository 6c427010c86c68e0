import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** How a member gets in, beside Google and passkeys. */
export const safety = resource({
  name: 'safety',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('security')).overview(signal),
});

/** Where a member is logged in. */
export const deviceSessions = resource({
  name: 'deviceSessions',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('security')).sessions(signal),
});

/** Since when a member is linked with Google, epoch milliseconds; null where they are not. */
export const googleLink = resource({
  name: 'googleLink',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('google')).linkedAt(signal),
});
