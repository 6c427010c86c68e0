import type { DeviceSession } from '#domain/auth/deviceSession.ts';
import type { Safety } from '#domain/auth/safety.ts';
import type { ContactProof } from '#ports/codes.ts';
import type { Showing } from '#ports/security.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { deviceSessions, googleLink, safety } from './security.resources.ts';

/** Ends another session of the member, or with null all others; gives how many. */
export const endSessions = act({
  name: 'endSessions',
  members: true,
  to: (sessionId: string | null) => sessionId ?? '',
  run: async ({ loadPort }: Ports, sessionId, { signal }) => {
    const port = await loadPort('security');
    if (sessionId === null) return port.revokeOthers(signal);
    const outcome = await port.revoke(sessionId, signal);
    return outcome.ok ? { ok: true, value: { ended: 1 } } : outcome;
  },
  applyAnswer: (_ended: { readonly ended: number }, sessionId, change) =>
    change(deviceSessions, null, (now: readonly DeviceSession[]) =>
      now.filter((one) => one.current || (sessionId !== null && one.sessionId !== sessionId)),
    ),
  invalidates: [deviceSessions],
});

/** Removes the link with the account at Google, with a proof of re-authentication. */
export const unlinkGoogle = act({
  name: 'unlinkGoogle',
  members: true,
  to: () => '',
  run: async ({ loadPort }: Ports, { proof }: { readonly proof: string }, { signal }) =>
    (await loadPort('google')).unlink(proof, signal),
  applyAnswer: (_: null, _proof, change) => change(googleLink, null, () => null),
  invalidates: [googleLink],
});

/** Re-authenticates; gives a proof for sensitive actions. */
export const confirmWho = act({
  name: 'confirmWho',
  members: true,
  to: () => '',
  run: async ({ loadPort }: Ports, showing: Showing, { signal }) =>
    (await loadPort('security')).confirm(showing, signal),
  invalidates: [],
});

/** Changes the password, with the present one; gives how many other sessions ended. */
export const changePassword = act({
  name: 'changePassword',
  members: true,
  to: () => '',
  run: async ({ loadPort }: Ports, change: { readonly password: string; readonly newPassword: string }, { signal }) =>
    (await loadPort('security')).changePassword(change, signal),
  invalidates: [deviceSessions],
});

/** The password of a member who has none, with a proof of re-authentication. */
export const setFirstPassword = act({
  name: 'setFirstPassword',
  members: true,
  to: () => '',
  run: async ({ loadPort }: Ports, first: { readonly proof: string; readonly newPassword: string }, { signal }) =>
    (await loadPort('security')).firstPassword(first, signal),
  applyAnswer: (_: { readonly ended: number }, _first, change) =>
    change(safety, null, (now: Safety) => ({ ...now, hasPassword: true })),
  invalidates: [deviceSessions],
});

/** Stores a verified contact, with its ticket and a proof of re-authentication. */
export const takeContact = act({
  name: 'takeContact',
  members: true,
  to: ({ ticket }: ContactProof) => ticket,
  run: async ({ loadPort }: Ports, contact, { signal }) => (await loadPort('codes')).takeContact(contact, signal),
  invalidates: [safety],
});
