import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Tone } from '#domain/notices/notices.ts';
import type { Notice, NoticeAction, NoticesMachine } from './notices.machine.ts';

type Snapshot = SnapshotFrom<NoticesMachine>;
export type NoticesRef = ActorRefFrom<NoticesMachine>;

/** The notice on the screen. */
export const selectShown = (snapshot: Snapshot): Notice | null => snapshot.context.shown;
export const selectWaiting = (snapshot: Snapshot): number => snapshot.context.waiting.length;
export const isHeld = (snapshot: Snapshot): boolean => snapshot.matches('held');

/** A named function, so that screens do not build events. */
export const notifyThrough =
  (notices: NoticesRef) =>
  (tone: Tone, text: string, action?: NoticeAction): void =>
    notices.send({ type: 'notice.show', tone, text, ...(action && { action }) });
