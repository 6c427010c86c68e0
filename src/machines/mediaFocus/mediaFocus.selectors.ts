import type { SnapshotFrom } from 'xstate';
import type { mediaFocusMachine } from './mediaFocus.machine.ts';

type Snapshot = SnapshotFrom<typeof mediaFocusMachine>;

/** The name of the picture's sound among the owners. */
export const PICTURE_SOUND = 'player';

/** Who may sound now, or null. */
export const selectSoundOwner = (snapshot: Snapshot): string | null => snapshot.context.owner;
/** Whose sound the viewer may have back now, or null. */
export const selectOffered = (snapshot: Snapshot): string | null =>
  snapshot.matches('offering') ? snapshot.context.interrupted.at(-1)! : null;
