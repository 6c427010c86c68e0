import type { DeviceSession } from '#domain/auth/deviceSession.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { deviceSessions, googleLink } from './security.resources.ts';

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
