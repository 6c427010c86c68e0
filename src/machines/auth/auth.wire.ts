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

/** Registers through the session, which is a member's after a success; a failure is why it is not. */
export const registerThrough = (auth: AuthRef) => (registration: Registration) =>
  enterThrough(auth, { type: 'auth.register', registration });

/** The same for a log-in. */
export const logInThrough = (auth: AuthRef) => (credentials: Credentials) =>
  enterThrough(auth, { type: 'auth.login', credentials });

/** For calls that were answered 401: asks for one refresh and waits until it is over, however it went. */
export const refreshThrough = (auth: AuthRef) => async (): Promise<void> => {
  auth.send({ type: 'auth.expired' });
  await waitFor(auth, (snapshot) => !isRefreshing(snapshot)).catch(() => undefined);
};

/** For a socket closed with 4401: a member's token is refreshed, a guest's is replaced. True when a token is held afterwards. */
export const renewThrough = (auth: AuthRef, tokens: TokensPort) => async (): Promise<boolean> => {
  if (auth.getSnapshot().matches('member')) await refreshThrough(auth)();
  else auth.send({ type: 'auth.refused', clears: 'guestToken' });
  const isSettled = (snapshot: SnapshotFrom<AuthMachine>) =>
    !snapshot.matches({ guest: 'becomingGuest' }) && !snapshot.matches('loggingOut');
  const settled = await waitFor(auth, isSettled).catch(() => auth.getSnapshot());
  const failed = settled.matches({ guest: 'tokenless' }) || settled.matches({ member: 'unread' });
  return settled.status === 'active' && !failed && tokens.held() !== 'none';
};

/** CALL-1: settles once any token is held, or the log-in as a guest has failed and nothing is to be waited for. */
export const tokenSettled = async (auth: AuthRef): Promise<void> => {
  await waitFor(auth, (snapshot) => holdsToken(snapshot) || selectGuestFailures(snapshot) > 0);
};
