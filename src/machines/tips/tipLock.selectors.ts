import type { SnapshotFrom } from 'xstate';
import type { TipLockMachine } from './tipLock.machine.ts';

type Snapshot = SnapshotFrom<TipLockMachine>;

export const selectLockState = (snapshot: Snapshot): Snapshot['value'] => snapshot.value;
