import type { SnapshotFrom } from 'xstate';
import type { PasskeyMachine } from './passkey.machine.ts';

type Snapshot = SnapshotFrom<PasskeyMachine>;

/** Why a passkey could not be used or added. */
export type PasskeyTrouble = 'cancelled' | 'keptAlready' | 'full' | 'late' | 'unreachable' | 'refused' | 'limited';

export const isPasskeyBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Null if nothing failed. */
export const selectPasskeyTrouble = (snapshot: Snapshot): PasskeyTrouble | null =>
  typeof snapshot.value === 'object' && 'failed' in snapshot.value ? snapshot.value.failed : null;
/** Whole seconds to wait, as the origin asked. */
export const selectPasskeyWaitS = (snapshot: Snapshot): number => Math.ceil(snapshot.context.retryAfterMs / 1000);
