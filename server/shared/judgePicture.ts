import type { Refusal } from './refusal.ts';

/** Judges a picture that members send, drawn anew: a 422 that names `body` where it is like one that was removed, else null. */
export type JudgePicture = (bytes: Uint8Array) => Promise<Refusal | null>;
