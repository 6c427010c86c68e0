import { browserStorage } from '#adapters/browser/storage.ts';
import { browserWebauthn } from '#adapters/browser/webauthn.ts';
import { httpGoogle } from '#adapters/http/google.ts';
import { httpPasskeys } from '#adapters/http/passkeys.ts';
import type { Send } from '#adapters/http/send.ts';
import type { GooglePort } from '#ports/google.ts';
import type { PasskeysPort } from '#ports/passkeys.ts';
import type { Entered } from './wiringEntered.ts';

/** The sign-in methods besides the password; they load with the log-in layer. */
export const wireGoogle = (window: Window, send: Send, { enter, referral, tokens }: Entered): GooglePort =>
  httpGoogle(send, {
    ...{ enter, referral },
    guestToken: () => {
      const bearer = tokens.bearer();
      return bearer?.kind === 'guest' ? bearer.value : null;
    },
    tab: browserStorage(() => window.sessionStorage),
    go: (url) => window.location.assign(url),
  });

export const wirePasskeys = (window: Window & typeof globalThis, send: Send, { enter }: Entered): PasskeysPort =>
  httpPasskeys(send, {
    enter,
    webauthn: browserWebauthn({
      PublicKeyCredential: window.PublicKeyCredential,
      library: () => import('@simplewebauthn/browser'),
    }),
  });
