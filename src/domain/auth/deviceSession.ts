import type { Device } from './device.ts';

/** One session of a member; times in epoch milliseconds. */
export interface DeviceSession {
  readonly sessionId: string;
  /** Null if the client did not identify itself. */
  readonly device: Device | null;
  readonly openedAt: number;
  /** Rounded to the minute, and up to `SESSIONS.seenEveryMs` old. */
  readonly lastSeenAt: number;
  /** Whether this is the session that asks. */
  readonly current: boolean;
}

export const SESSIONS = {
  /** Maximum number of sessions of one member; a new one ends the one unused for longest. */
  mostOfMember: 20,
  /** Minimum time between two updates of `lastSeenAt`, in milliseconds. */
  seenEveryMs: 300_000,
  /** How long after re-authentication a member may change sign-in methods, in seconds. */
  proofMaxAgeS: 600,
  /** Lifetime of a token for the chat socket, in seconds. */
  chatTokenMaxAgeS: 60,
} as const;
