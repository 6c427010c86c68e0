import { elapsing, type Clock } from '../shared/clock.ts';

/** A burst at once, and then one for each `everyMs`. */
export interface Rate {
  readonly burst: number;
  readonly everyMs: number;
}

/** CLAUSES "Limits": chat 5 messages per 10 s per member, burst 10. */
export const MESSAGE_RATE: Rate = { burst: 10, everyMs: 2000 };

/** CLAUSES "Limits": 30 frames a second for each socket. No hand comes near it, nor does a reconnect with 20 topics. */
export const FRAME_RATE: Rate = { burst: 60, everyMs: 1000 / 30 };

/**
 * CLAUSES "Chat socket": the hundredth refused frame of a socket is abuse. One is forgiven every 10 s, so that a viewer who
 * is told "no" now and then, by a mute or a slow mode, can stay for as long as they like.
 */
export const REFUSAL_RATE: Rate = { burst: 99, everyMs: 10_000 };

/** A socket that is not listened to for its many frames is told so this often: an answer to each would be as many again. */
export const TOLD_RATE: Rate = { burst: 1, everyMs: 1000 };

/** Takes one for a key; null where there was one left, else the whole seconds until there is. */
export type Bucket = (key: string) => number | null;

const MOST_KEYS = 50_000;

export const createBucket = ({ burst, everyMs }: Rate, clock: Clock): Bucket => {
  const time = elapsing(clock);
  /** Per key, the instant at which its bucket is full again. */
  const fullAt = new Map<string, number>();
  return (key) => {
    const now = time();
    const owed = Math.max(now, fullAt.get(key) ?? now);
    const waitMs = owed - now - (burst - 1) * everyMs;
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    fullAt.delete(key);
    fullAt.set(key, owed + everyMs);
    if (fullAt.size > MOST_KEYS) fullAt.delete(fullAt.keys().next().value!);
    return null;
  };
};

/** What stands in under LIMITS=off. */
export const noBucket: Bucket = () => null;
