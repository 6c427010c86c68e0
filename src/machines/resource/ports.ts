import type { BookingsPort, LivePort } from '#ports/live.ts';
import type { PortalPort } from '#ports/portal.ts';

/** What the resources of all areas load from. */
export interface Ports {
  readonly live: LivePort;
  readonly bookings: BookingsPort;
  readonly portal: PortalPort;
}
