import type { Channel } from './contacts.ts';

/** A mail address or number that a member has proved. */
export interface ProvenContact {
  readonly channel: Channel;
  readonly value: string;
  /** A code can be sent there now. */
  readonly reachable: boolean;
}

/** How a member gets in, beside Google and passkeys. */
export interface Safety {
  readonly username: string;
  readonly hasPassword: boolean;
  readonly contacts: readonly ProvenContact[];
}
