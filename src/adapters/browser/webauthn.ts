import type * as library from '@simplewebauthn/browser';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { CeremonyOutcome } from '#ports/passkeys.ts';

/** The WebAuthn API of the browser. */
export interface Webauthn {
  readonly ability: () => Promise<'none' | 'button' | 'autofill'>;
  readonly create: (
    options: PublicKeyCredentialCreationOptionsJSON,
    signal: AbortSignal,
  ) => Promise<CeremonyOutcome<RegistrationResponseJSON>>;
  /** `offered` (autofill) waits at a field with `autocomplete="… webauthn"`. */
  readonly get: (
    options: PublicKeyCredentialRequestOptionsJSON,
    how: 'asked' | 'offered',
    signal: AbortSignal,
  ) => Promise<CeremonyOutcome<AuthenticationResponseJSON>>;
}

type Library = Pick<typeof library, 'startAuthentication' | 'startRegistration' | 'WebAuthnAbortService'>;

export interface WebauthnNeeds {
  readonly PublicKeyCredential: typeof PublicKeyCredential | undefined;
  readonly library: () => Promise<Library>;
}

/**
 * The failure behind an error: browsers report "not allowed" alike for a cancelled ceremony, a timeout and no passkey.
 */
const failureOf = (error: unknown): CeremonyOutcome<never> => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const name = cause instanceof Error ? cause.name : '';
  if (name === 'InvalidStateError') return { ok: false, failure: { kind: 'keptAlready' } };
  if (name === 'NotAllowedError' || name === 'AbortError') return { ok: false, failure: { kind: 'cancelled' } };
  throw error;
};

export const browserWebauthn = ({ PublicKeyCredential, library }: WebauthnNeeds): Webauthn => {
  const ceremony = async <A>(
    signal: AbortSignal,
    run: (loaded: Library) => Promise<A>,
  ): Promise<CeremonyOutcome<A>> => {
    const loaded = await library();
    if (signal.aborted) return { ok: false, failure: { kind: 'cancelled' } };
    const stop = () => loaded.WebAuthnAbortService.cancelCeremony();
    signal.addEventListener('abort', stop, { once: true });
    try {
      return { ok: true, value: await run(loaded) };
    } catch (error) {
      return failureOf(error);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  };
  return {
    ability: async () => {
      if (PublicKeyCredential === undefined) return 'none';
      const offers = await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false);
      return offers ? 'autofill' : 'button';
    },
    create: (optionsJSON, signal) => ceremony(signal, ({ startRegistration }) => startRegistration({ optionsJSON })),
    get: (optionsJSON, how, signal) =>
      ceremony(signal, ({ startAuthentication }) =>
        startAuthentication({ optionsJSON, useBrowserAutofill: how === 'offered' }),
      ),
  };
};
