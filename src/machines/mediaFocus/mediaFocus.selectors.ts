import type { SnapshotFrom } from 'xstate';
import type { mediaFocusMachine } from './mediaFocus.machine.ts';

type Snapshot = SnapshotFrom<typeof mediaFocusMachine>;

/** Who may sound now, or null. */
export const selectSoundOwner = (snapshot: Snapshot): string | null => snapshot.context.owner;
