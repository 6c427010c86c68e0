import type { ChatWrite, WriteResult } from './write.ts';

export type ToWorker = { readonly id: number; readonly write: ChatWrite } | 'close';

/** What the worker answers, several at a time. */
export type WorkerReply =
  { readonly id: number; readonly result: WriteResult } | { readonly id: number; readonly fault: string };
