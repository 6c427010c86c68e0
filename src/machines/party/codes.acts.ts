import { handoverPath } from '#domain/handover/handover.ts';
import { partyPath } from '#domain/party/party.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';

const isGone = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && outcome.failure.kind === 'refused' && outcome.failure.code === 410;

/**
 * FI-11, FI-13: enters a code and gives the path it leads to. A party's code can be looked up; one of another device is
 * used up, so it is asked for last.
 */
export const enterCode = act({
  ...{ name: 'enterCode', members: false, invalidates: [] },
  to: (code: string) => code,
  run: async ({ loadPort }: Ports, code, { signal }): Promise<Outcome<string>> => {
    const port = await loadPort('party');
    const party = await port.join(code, signal);
    if (party.ok) return succeeded(partyPath(party.value.path, party.value.code));
    if (!isGone(party)) return party;
    const device = await port.takeOver(code, signal);
    return device.ok ? succeeded(handoverPath(device.value.path, device.value.positionSec)) : device;
  },
});
