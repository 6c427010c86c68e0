import type { Target } from '../social/social.ts';

export interface QueueItem {
  /** Names the place in the queue, so that a song may stand in it twice. */
  readonly qid: string;
  readonly songId: string;
  /** What it was put there with; absent if it was put there by hand. */
  readonly from?: Target;
}
export const repeats = ['off', 'one', 'all'] as const;
export type Repeat = (typeof repeats)[number];

/** What a member is listening to, kept for all their devices. */
export interface KeptQueue {
  /** 0 before the first was kept. */
  readonly rev: number;
  readonly items: readonly QueueItem[];
  readonly index: number;
  readonly positionMs: number;
  readonly repeat: Repeat;
  readonly shuffleSeed?: number;
  /** What the device that kept it calls itself; empty if it did not say. */
  readonly device: string;
  readonly updatedAt: number;
}
export const noQueue: KeptQueue = {
  ...{ rev: 0, items: [], index: 0, positionMs: 0, repeat: 'off', device: '', updatedAt: 0 },
};
