import type { ResumableKind } from '#domain/uploads/resumable.ts';
import type { Refusal } from '../refusal.ts';

/** What the use of a whole upload gets; `taken` where it had it before, and its answer was lost. */
export type TakenUpload =
  { readonly state: 'whole'; readonly bytes: Buffer; readonly done: () => Promise<void> } | { readonly state: 'taken' };

/** For the calls that make something of a member's whole upload: 404 where there is none, 409 where some is missing. */
export type TakeUpload = (
  userId: string,
  uploadId: string,
  kind: ResumableKind,
  now: number,
) => Promise<TakenUpload | Refusal>;
