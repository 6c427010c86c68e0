import type { ChatWrite, WriteResult } from './write.ts';

type Stored = Extract<WriteResult, { readonly kind: 'stored' }>;

/** A result without the message's text, which the caller already has. */
export type BriefResult = Exclude<WriteResult, Stored> | Stored | (Omit<Stored, 'data'> & { readonly data: null });

/** Writes to be stored together. */
export type ToWorker = { readonly id: number; readonly writes: readonly ChatWrite[] } | 'close';

export type WorkerReply =
  { readonly id: number; readonly results: readonly BriefResult[] } | { readonly id: number; readonly fault: string };
