import type { BookingsPort } from './live.ts';

/** The ports of what no first page needs, by area. */
export interface AreaPorts {
  readonly bookings: BookingsPort;
}

/** The port of an area: its code loads with the first who asks. Rejects where that code cannot be had. */
export type Area = <Name extends keyof AreaPorts>(name: Name) => Promise<AreaPorts[Name]>;
