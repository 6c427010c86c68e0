import { portal } from '#contract/http/portal.ts';
import type { PortalPort } from '#ports/portal.ts';
import type { Send } from './send.ts';

export const httpPortal = (send: Send): PortalPort => ({ marquee: (signal) => send(portal.marquee, {}, signal) });
