import { security } from '#contract/http/security.ts';
import { succeeded } from '#ports/failure.ts';
import type { SecurityPort } from '#ports/security.ts';
import type { Send } from './send.ts';

export const httpSecurity = (send: Send): SecurityPort => ({
  overview: (signal) => send(security.overview, {}, signal),
  sessions: (signal) => send(security.sessions, {}, signal),
  revoke: (sessionId, signal) => send(security.revoke, { sessionId }, signal),
  revokeOthers: (signal) => send(security.revokeOthers, {}, signal),
  confirm: async (showing, signal) => {
    const outcome = await send(security.confirm, 'entered' in showing ? {} : showing, signal);
    return outcome.ok ? succeeded(outcome.value.proof) : outcome;
  },
  changePassword: (change, signal) => send(security.changePassword, change, signal),
  firstPassword: (first, signal) => send(security.firstPassword, first, signal),
});
