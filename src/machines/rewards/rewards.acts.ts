import type { Bound } from '#ports/rewards.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { memberLevel, memberReferral, pointHistory } from './rewards.resources.ts';

/** MI-10: enters the code of the member who invited the viewer. */
export const nameInviter = act({
  name: 'nameInviter',
  members: true,
  to: (code: string) => code,
  run: async ({ loadPort }: Ports, code, { signal }) => (await loadPort('rewards')).bind(code, signal),
  applyAnswer: (bound: Bound, _code, change) => {
    if (bound.kind === 'bound') change(memberReferral, null, () => bound.referral);
  },
  invalidates: [memberLevel, pointHistory],
});
