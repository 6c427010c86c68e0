import type { Channel } from './contacts.ts';

/** A mail address or phone number that a member has verified. */
export interface ProvenContact {
  readonly channel: Channel;
  readonly value: string;
  /** Whether a code can be sent there now. */
  readonly reachable: boolean;
}

/** A member's sign-in settings other than Google and passkeys. */
export interface Safety {
  readonly username: string;
  readonly hasPassword: boolean;
  readonly contacts: readonly ProvenContact[];
}
