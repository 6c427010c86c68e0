import type { Tone } from '#domain/notices/notices.ts';
import type { NoticeAction } from '#machines/notices/notices.machine.ts';

/** `text` is already translated. */
export type Notify = (tone: Tone, text: string, action?: NoticeAction) => void;
