import type { CodesPort } from './codes.ts';
import type { ApplicationsPort } from './applications.ts';
import type { GooglePort, WaysPort } from './google.ts';
import type { BookingsPort } from './live.ts';
import type { PasskeysPort } from './passkeys.ts';
import type { PicturesPort } from './pictures.ts';
import type { RecorderPort } from './recorder.ts';

/** The ports of what no first page needs, by area. */
export interface AreaPorts {
  readonly bookings: BookingsPort;
  readonly codes: CodesPort;
  readonly pictures: PicturesPort;
  readonly applications: ApplicationsPort;
  readonly recorder: RecorderPort;
  readonly ways: WaysPort;
  readonly google: GooglePort;
  readonly passkeys: PasskeysPort;
}

/** The port of an area: its code loads with the first who asks. Rejects where that code cannot be had. */
export type Area = <Name extends keyof AreaPorts>(name: Name) => Promise<AreaPorts[Name]>;
