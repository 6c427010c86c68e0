import type { LoadPort } from '#ports/lazyPorts.ts';
import type { SchedulePort } from '#ports/schedule.ts';
import type { PortalPort } from '#ports/portal.ts';

/** The ports that the resources of all areas load from. */
export interface Ports {
  readonly schedule: SchedulePort;
  readonly portal: PortalPort;
  /** Loads any other port. */
  readonly loadPort: LoadPort;
}
