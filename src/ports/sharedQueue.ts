import type { Queue } from '#domain/listening/queue.ts';

/** A queue with the place in it, as a member's devices share it; `rev` counts its versions. */
export interface SharedQueue {
  readonly rev: number;
  readonly queue: Queue;
  readonly atS: number;
  /** Who kept it, and when; an empty name if it is not known. */
  readonly by?: { readonly device: string; readonly at: number };
}
/** What became of a queue that was sent: taken, or another device was first. */
export type PutAnswer =
  { readonly kind: 'taken'; readonly rev: number } | { readonly kind: 'conflict'; readonly theirs: SharedQueue };

export interface SharedQueuePort {
  /** Null if the origin keeps none. Rejects where it cannot be asked. */
  readonly read: (signal: AbortSignal) => Promise<SharedQueue | null>;
  readonly put: (queue: SharedQueue, signal: AbortSignal) => Promise<PutAnswer>;
}
