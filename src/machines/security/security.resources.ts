import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** The member's sign-in settings, without Google and passkeys. */
export const safety = resource({
  name: 'safety',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('security')).overview(signal),
});

/** The member's sessions. */
export const deviceSessions = resource({
  name: 'deviceSessions',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('security')).sessions(signal),
});

/** When the member was linked with Google, epoch milliseconds; null if they are not. */
export const googleLink = resource({
  name: 'googleLink',
  private: true,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('google')).linkedAt(signal),
});
