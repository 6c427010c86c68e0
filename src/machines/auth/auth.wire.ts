import { fromPromise, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import type { User } from '#domain/people/user.ts';
import type { AccountsPort, Credentials, Registration, TokensPort } from '#ports/accounts.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import type { LogPort } from '#ports/storage.ts';
import { authMachine, type AuthMachine } from './auth.machine.ts';
import type { AuthEvent } from './auth.types.ts';
import {
  holdsToken,
  isBusy,
  isLoggedIn,
  isRefreshing,
  selectGuestFailures,
  selectLoginFailure,
} from './auth.selectors.ts';

export interface AuthPorts {
  readonly accounts: AccountsPort;
  readonly tokens: TokensPort;
  readonly log: LogPort;
}
export type AuthRef = ActorRefFrom<AuthMachine>;

/** Start it with `input: { held: ports.tokens.held() }`. */
export const wireAuth = ({ accounts, tokens, log }: AuthPorts): AuthMachine =>
  authMachine.provide({
    actors: {
      guestLogin: fromPromise<Outcome<User>, void>(({ signal }) => accounts.guestLogin(signal)),
      guestInfo: fromPromise<Outcome<User>, void>(({ signal }) => accounts.guestInfo(signal)),
      info: fromPromise<Outcome<User>, void>(({ signal }) => accounts.info(signal)),
      refresh: fromPromise<Outcome<User>, void>(({ signal }) => accounts.refresh(signal)),
      login: fromPromise<Outcome<User>, Credentials>(({ input, signal }) => accounts.login(input, signal)),
      register: fromPromise<Outcome<User>, Registration>(({ input, signal }) => accounts.register(input, signal)),
    },
    actions: {
      clearGuestToken: () => tokens.clearGuest(),
      clearAllTokens: () => tokens.clearAll(),
      endSession: () => void accounts.logout().catch((error: unknown) => log.report('Logging out threw', error)),
      warnUnauthorized: ({ event }) => log.warn('A token was refused (401)', event.type),
      warnRateLimited: ({ event }) => log.warn('Too many requests (429)', event.type),
      reportFault: ({ event }) => log.report('The origin failed on who the viewer is', event),
    },
  });

const enterThrough = async (auth: AuthRef, event: AuthEvent): Promise<Outcome<null>> => {
  auth.send(event);
  const settled = await waitFor(auth, (snapshot) => !isBusy(snapshot));
  if (isLoggedIn(settled)) return succeeded(null);
  return failed(selectLoginFailure(settled) ?? { kind: 'unreachable' });
};

/** Registers through the session, which is the member's on success; otherwise gives the failure. */
export const registerThrough = (auth: AuthRef) => (registration: Registration) =>
  enterThrough(auth, { type: 'auth.register', registration });

/** Logs in through the session, likewise. */
export const logInThrough = (auth: AuthRef) => (credentials: Credentials) =>
  enterThrough(auth, { type: 'auth.login', credentials });

/** After a 401: requests one refresh and waits until it has finished, successfully or not. */
export const refreshThrough = (auth: AuthRef) => async (): Promise<void> => {
  auth.send({ type: 'auth.expired' });
  await waitFor(auth, (snapshot) => !isRefreshing(snapshot)).catch(() => undefined);
};

/**
 * After a socket was closed with 4401: refreshes a member's token, or replaces a guest's. Gives whether a token is held
 * afterwards.
 */
export const renewThrough = (auth: AuthRef, tokens: TokensPort) => async (): Promise<boolean> => {
  if (auth.getSnapshot().matches('member')) await refreshThrough(auth)();
  else auth.send({ type: 'auth.refused', clears: 'guestToken' });
  const isSettled = (snapshot: SnapshotFrom<AuthMachine>) =>
    !snapshot.matches({ guest: 'becomingGuest' }) && !snapshot.matches('loggingOut');
  const settled = await waitFor(auth, isSettled).catch(() => auth.getSnapshot());
  const failed = settled.matches({ guest: 'tokenless' }) || settled.matches({ member: 'unread' });
  return settled.status === 'active' && !failed && tokens.held() !== 'none';
};

/** CALL-1: resolves once a token is held, or the guest log-in has failed and waiting is pointless. */
export const tokenSettled = async (auth: AuthRef): Promise<void> => {
  await waitFor(auth, (snapshot) => holdsToken(snapshot) || selectGuestFailures(snapshot) > 0);
};
