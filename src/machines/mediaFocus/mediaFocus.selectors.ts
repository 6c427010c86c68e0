import type { SnapshotFrom } from 'xstate';
import type { mediaFocusMachine } from './mediaFocus.machine.ts';

type Snapshot = SnapshotFrom<typeof mediaFocusMachine>;

/** The owner id of the player. */
export const PICTURE_SOUND = 'player';
/** The owner id of the TV set. */
export const TV_SOUND = 'tv';

/** The owner id of music. */
export const MUSIC_SOUND = 'music';

/** The owner that may play sound now, or null. */
export const selectSoundOwner = (snapshot: Snapshot): string | null => snapshot.context.owner;
/** The owner whose sound the viewer can resume now, or null. */
export const selectOffered = (snapshot: Snapshot): string | null =>
  snapshot.matches('offering') ? snapshot.context.interrupted.at(-1)! : null;
