import type { Refusal } from './refusal.ts';

/**
 * Judges a re-encoded picture of a member: a 422 that names `body` if it resembles a removed picture, otherwise null.
 */
export type JudgePicture = (bytes: Uint8Array) => Promise<Refusal | null>;
