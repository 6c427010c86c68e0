import { portal } from '#contract/http/portal.ts';
import type { PortalPort } from '#ports/portal.ts';
import type { Send } from './send.ts';

/** `browserZone` is what the browser takes for its own IANA zone. */
export const httpPortal = (send: Send, browserZone: () => string): PortalPort => ({
  banners: (position, signal) => send(portal.banners, { position }, signal),
  marquee: (signal) => send(portal.marquee, {}, signal),
  locate: (signal) => send(portal.locate, { timezone: browserZone() }, signal),
});
