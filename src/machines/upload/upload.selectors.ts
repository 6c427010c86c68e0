import type { SnapshotFrom } from 'xstate';
import type { UploadProblem } from '#domain/uploads/upload.ts';
import type { Failure } from '#ports/failure.ts';
import type { UploadMachine } from './upload.machine.ts';

type Snapshot = SnapshotFrom<UploadMachine>;

export type UploadStep = 'choosing' | 'checking' | 'sending' | 'done' | 'refused' | 'failed' | 'cancelled';

export const selectUploadStep = (snapshot: Snapshot): UploadStep =>
  typeof snapshot.value === 'string' ? snapshot.value : snapshot.value.busy;
/** Share of the file that was sent, 0 to 1. */
export const selectShare = (snapshot: Snapshot): number => snapshot.context.share;
/** Why the file was refused. */
export const selectUploadProblem = (snapshot: Snapshot): UploadProblem | null => snapshot.context.problem;
/** Why the upload failed; it can be retried. */
export const selectUploadFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
