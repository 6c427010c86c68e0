import type { Rate } from '../shared/bucket.ts';

/** CLAUSES "Limits": chat 5 messages per 10 s per member, burst 10. */
export const MESSAGE_RATE: Rate = { burst: 10, everyMs: 2000 };

/** CLAUSES "Limits": 30 frames a second for each socket. No hand comes near it, nor does a reconnect with 20 topics. */
export const FRAME_RATE: Rate = { burst: 60, everyMs: 1000 / 30 };

/** FI-11: what one socket does in parties; no hand that drags over a film comes near it. */
export const PARTY_RATE: Rate = { burst: 40, everyMs: 200 };

/** GA-11: what one socket does in games; nobody moves pieces so fast for long. */
export const DUEL_RATE: Rate = { burst: 20, everyMs: 250 };

/**
 * CLAUSES "Chat socket": the hundredth refused frame of a socket is abuse. One is forgiven every 10 s, so that a viewer who
 * is told "no" now and then, by a mute or a slow mode, can stay for as long as they like.
 */
export const REFUSAL_RATE: Rate = { burst: 99, everyMs: 10_000 };

/** A socket that is not listened to for its many frames is told so this often: an answer to each would be as many again. */
export const TOLD_RATE: Rate = { burst: 1, everyMs: 1000 };

/** Takes one for a member, wherever their sockets are; null where there was one left, else the whole seconds until there is. */
export type MemberRate = (userId: string) => Promise<number | null>;
