import type { Device } from './device.ts';

/** One place where a member is logged in; times are epoch milliseconds. */
export interface DeviceSession {
  readonly sessionId: string;
  /** Null where the client did not say what it is. */
  readonly device: Device | null;
  readonly openedAt: number;
  /** To the minute, and up to `SESSIONS.seenEveryMs` behind. */
  readonly lastSeenAt: number;
  /** The one that asks. */
  readonly current: boolean;
}

export const SESSIONS = {
  /** Sessions of one member: another one ends the one unused for longest. */
  mostOfMember: 20,
  /** How often it is stored that a session was seen, in milliseconds. */
  seenEveryMs: 300_000,
  /** For how long somebody who has just shown who they are may change how they get in, in seconds. */
  proofMaxAgeS: 600,
  /** A token for the chat's socket, in seconds. */
  chatTokenMaxAgeS: 60,
} as const;
