import type { SnapshotFrom } from 'xstate';
import { UNREMEMBERED } from '#domain/auth/google.ts';
import type { GoogleSignInMachine } from './googleSignIn.machine.ts';

type Snapshot = SnapshotFrom<GoogleSignInMachine>;

/** Why signing in failed. */
export type GoogleTrouble =
  'cancelled' | 'expired' | 'refused' | 'taken' | 'unreachable' | 'unserved' | 'limited' | 'allowed';

export const isGoogleBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Null if nothing failed. */
export const selectGoogleTrouble = (snapshot: Snapshot): GoogleTrouble | null =>
  typeof snapshot.value === 'object' && 'failed' in snapshot.value ? snapshot.value.failed : null;
/** The path to return to, with its language prefix; null if unknown. */
export const selectReturnTo = ({ context: { attempt } }: Snapshot): string | null =>
  attempt === UNREMEMBERED ? null : attempt.returnTo;
export const selectGooglePurpose = (snapshot: Snapshot) => snapshot.context.attempt.purpose;
/** Whole seconds to wait, as the origin asked. */
export const selectRetryAfterS = (snapshot: Snapshot): number => Math.ceil(snapshot.context.retryAfterMs / 1000);
