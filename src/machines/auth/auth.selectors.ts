import type { SnapshotFrom } from 'xstate';
import type { User } from '#domain/people/user.ts';
import type { Failure } from '#ports/failure.ts';
import type { AuthMachine } from './auth.machine.ts';

type Snapshot = SnapshotFrom<AuthMachine>;

/** The guest or the member; null until known. */
export const selectViewer = (snapshot: Snapshot): User | null => snapshot.context.viewer;
/** Whether a member's token is held, although the member's info may not be loaded. */
export const isLoggedIn = (snapshot: Snapshot): boolean => snapshot.matches('member');
/** Whether a member's token is held and the member's info is still loading. */
export const awaitsMember = (snapshot: Snapshot): boolean =>
  isLoggedIn(snapshot) && !snapshot.matches({ member: 'unread' }) && selectViewer(snapshot) === null;
/** Whether any token is held, a guest's or a member's. */
export const holdsToken = (snapshot: Snapshot): boolean => snapshot.context.held !== 'none';
/** Whether a log-in or a registration is in progress. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('entering');
export const isRefreshing = (snapshot: Snapshot): boolean => snapshot.matches({ member: 'refreshing' });
/** Why the last log-in or registration failed. */
export const selectLoginFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
export const selectGuestFailures = (snapshot: Snapshot): number => snapshot.context.guestFailures;
