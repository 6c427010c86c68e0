import type { SnapshotFrom } from 'xstate';
import type { User } from '#domain/people/user.ts';
import type { Failure } from '#ports/failure.ts';
import type { AuthMachine } from './auth.machine.ts';

type Snapshot = SnapshotFrom<AuthMachine>;

/** The guest or the member, null until it is known. */
export const selectViewer = (snapshot: Snapshot): User | null => snapshot.context.viewer;
/** A member's token is held, whether or not the info has been read. */
export const isLoggedIn = (snapshot: Snapshot): boolean => snapshot.matches('member');
/** A member's token is held, and whose it is is still being read. */
export const awaitsMember = (snapshot: Snapshot): boolean =>
  isLoggedIn(snapshot) && !snapshot.matches({ member: 'unread' }) && selectViewer(snapshot) === null;
/** Any token is held, a guest's or a member's. */
export const holdsToken = (snapshot: Snapshot): boolean => snapshot.context.held !== 'none';
/** A log-in or a registration is on its way. */
export const isBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('entering');
export const isRefreshing = (snapshot: Snapshot): boolean => snapshot.matches({ member: 'refreshing' });
/** Why the last log-in or registration failed. */
export const selectLoginFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
export const selectGuestFailures = (snapshot: Snapshot): number => snapshot.context.guestFailures;
