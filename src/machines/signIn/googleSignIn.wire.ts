import { fromPromise } from 'xstate';
import type { GoogleAttempt, GooglePurpose } from '#domain/auth/google.ts';
import type { Outcome } from '#ports/failure.ts';
import type { GoogleAnswer, GooglePort } from '#ports/google.ts';
import type { LogPort } from '#ports/storage.ts';
import { googleSignInMachine, type GoogleSignInMachine } from './googleSignIn.machine.ts';

export interface GoogleSignInPorts {
  readonly google: () => Promise<GooglePort>;
  /** The session is open, or the link made: returns the viewer to the previous page and resumes the intent. */
  readonly finished: (attempt: GoogleAttempt) => void;
  /** The proof of re-authentication for a link; null without one. */
  readonly proof: () => string | null;
  readonly log: LogPort;
}

export const wireGoogleSignIn = ({ google, finished, proof, log }: GoogleSignInPorts): GoogleSignInMachine => {
  let port: GooglePort | null = null;
  const loaded = async (): Promise<GooglePort> => (port ??= await google());
  return googleSignInMachine.provide({
    actors: {
      recall: fromPromise<GoogleAttempt | null, void>(async () => (await loaded()).recall()),
      begin: fromPromise<Outcome<string>, GoogleAttempt>(async ({ input, signal }) =>
        (await loaded()).begin(input, proof(), signal),
      ),
      finish: fromPromise<Outcome<string>, { readonly purpose: GooglePurpose; readonly answer: GoogleAnswer }>(
        async ({ input: { purpose, answer }, signal }) => (await loaded()).finish(purpose, answer, signal),
      ),
    },
    actions: {
      // Safe: the address was requested before, which loaded the port.
      leave: ({ context: { attempt, url } }) => port!.leave(attempt, url),
      goBack: ({ context }) => finished(context.attempt),
      reportFault: ({ event }) => log.report('Signing in with Google threw', event),
    },
  });
};
