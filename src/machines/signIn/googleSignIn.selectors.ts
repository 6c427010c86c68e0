import type { SnapshotFrom } from 'xstate';
import { UNREMEMBERED } from '#domain/auth/google.ts';
import type { GoogleSignInMachine } from './googleSignIn.machine.ts';

type Snapshot = SnapshotFrom<GoogleSignInMachine>;

/** Why it did not come to an end. */
export type GoogleTrouble =
  'cancelled' | 'expired' | 'refused' | 'taken' | 'unreachable' | 'unserved' | 'limited' | 'allowed';

export const isGoogleBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Null while nothing went wrong. */
export const selectGoogleTrouble = (snapshot: Snapshot): GoogleTrouble | null =>
  typeof snapshot.value === 'object' && 'failed' in snapshot.value ? snapshot.value.failed : null;
/** Where the viewer came from, with its language; null where that is not known. */
export const selectReturnTo = ({ context: { attempt } }: Snapshot): string | null =>
  attempt === UNREMEMBERED ? null : attempt.returnTo;
export const selectGooglePurpose = (snapshot: Snapshot) => snapshot.context.attempt.purpose;
/** Whole seconds that the origin asked to wait. */
export const selectRetryAfterS = (snapshot: Snapshot): number => Math.ceil(snapshot.context.retryAfterMs / 1000);
