import type { InputOf } from '#contract/http/call.ts';
import { passkeys } from '#contract/http/passkeys.ts';
import type { PasskeysPort } from '#ports/passkeys.ts';
import type { Session } from '../browser/tokens.ts';
import type { Webauthn } from '../browser/webauthn.ts';
import type { Send } from './send.ts';

export interface PasskeyNeeds {
  readonly webauthn: Webauthn;
  /** Stores a new session in this browser. */
  readonly enter: (session: Session) => void;
}

/** A refused sign-in does not end the current session. */
const own = { own: true } as const;

type Made<A> = A extends { readonly ok: true; readonly value: infer V } ? V : never;
type Assertion = Made<Awaited<ReturnType<Webauthn['get']>>>;

/** The parts of an authenticator's answer that the origin needs. */
const assertionOf = ({ id, rawId, type, response }: Assertion): InputOf<typeof passkeys.signIn> => {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const proof = { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
  return { id, rawId, type, response: proof };
};

export const httpPasskeys = (send: Send, { webauthn, enter }: PasskeyNeeds): PasskeysPort => ({
  ability: webauthn.ability,
  signIn: async (how, signal) => {
    const options = await send(passkeys.signInOptions, {}, signal, own);
    if (!options.ok) return options;
    const made = await webauthn.get(options.value, how, signal);
    if (!made.ok) return made;
    const outcome = await send(passkeys.signIn, assertionOf(made.value), signal, own);
    if (!outcome.ok) return outcome;
    enter(outcome.value);
    return { ok: true, value: null };
  },
  confirm: async (signal) => {
    const options = await send(passkeys.confirmOptions, {}, signal);
    if (!options.ok) return options;
    const made = await webauthn.get(options.value, 'asked', signal);
    if (!made.ok) return made;
    const outcome = await send(passkeys.confirm, assertionOf(made.value), signal);
    return outcome.ok ? { ok: true, value: outcome.value.proof } : outcome;
  },
  add: async (name, proof, signal) => {
    const options = await send(passkeys.addOptions, { proof }, signal);
    if (!options.ok) return options;
    const { pubKeyCredParams, excludeCredentials, ...rest } = options.value;
    const made = await webauthn.create(
      {
        ...rest,
        pubKeyCredParams: [...pubKeyCredParams],
        excludeCredentials: excludeCredentials.map((one) => ({ ...one, transports: [...one.transports] })),
      },
      signal,
    );
    if (!made.ok) return made;
    const { id, rawId, type, response } = made.value;
    const { clientDataJSON, attestationObject, transports } = response;
    const kept = { clientDataJSON, attestationObject, ...(transports && { transports }) };
    return send(passkeys.add, { id, rawId, type, name, response: kept }, signal);
  },
  list: (signal) => send(passkeys.list, {}, signal),
  rename: (passkeyId, name, signal) => send(passkeys.rename, { passkeyId, name }, signal),
  remove: (passkeyId, proof, signal) => send(passkeys.remove, { passkeyId, proof }, signal),
});
