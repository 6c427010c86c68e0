import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

/** Whose it is: what is private is kept by member. */
interface OfMember {
  readonly userId: string;
}

/** How a member gets in, beside Google and passkeys. */
export const safety = resource({
  name: 'safety',
  load: async ({ area }: Ports, _of: OfMember, signal) => (await area('security')).overview(signal),
});

/** Where a member is logged in. */
export const deviceSessions = resource({
  name: 'deviceSessions',
  load: async ({ area }: Ports, _of: OfMember, signal) => (await area('security')).sessions(signal),
});

/** Since when a member is linked with Google, epoch milliseconds; null where they are not. */
export const googleLink = resource({
  name: 'googleLink',
  load: async ({ area }: Ports, _of: OfMember, signal) => (await area('google')).linkedAt(signal),
});
