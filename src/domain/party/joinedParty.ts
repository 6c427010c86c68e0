import type { Target } from '../social/social.ts';

/** What a code or a beginning answers. */
export interface JoinedParty {
  readonly partyId: string;
  readonly code: string;
  /** The viewer as the party knows them. */
  readonly me: string;
  readonly target: Target;
  /** The page of what is watched. */
  readonly path: string;
}
