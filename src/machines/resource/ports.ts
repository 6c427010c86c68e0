import type { Area } from '#ports/areas.ts';
import type { LivePort } from '#ports/live.ts';
import type { PortalPort } from '#ports/portal.ts';

/** What the resources of all areas load from. */
export interface Ports {
  readonly live: LivePort;
  readonly portal: PortalPort;
  /** All the others. */
  readonly area: Area;
}
