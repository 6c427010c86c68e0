import { signInMethods } from '#contract/http/signInMethods.ts';
import type { SignInMethodsPort } from '#ports/google.ts';
import type { Send } from './send.ts';

export const httpSignInMethods = (send: Send): SignInMethodsPort => ({
  open: (signal) => send(signInMethods.open, {}, signal),
});
