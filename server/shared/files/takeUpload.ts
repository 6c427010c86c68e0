import type { ResumableKind } from '#domain/uploads/resumable.ts';
import type { Refusal } from '../refusal.ts';

/** A complete upload for the call that uses it; `taken` if the call had it before and its answer was lost. */
export type TakenUpload =
  { readonly state: 'whole'; readonly bytes: Buffer; readonly done: () => Promise<void> } | { readonly state: 'taken' };

/** For calls that use a member's complete upload: 404 if there is none, 409 if parts are missing. */
export type TakeUpload = (
  userId: string,
  uploadId: string,
  kind: ResumableKind,
  now: number,
) => Promise<TakenUpload | Refusal>;
