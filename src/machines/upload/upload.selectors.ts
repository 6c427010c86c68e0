import type { SnapshotFrom } from 'xstate';
import type { UploadProblem } from '#domain/uploads/upload.ts';
import type { Failure } from '#ports/failure.ts';
import type { UploadMachine } from './upload.machine.ts';

type Snapshot = SnapshotFrom<UploadMachine>;

export type BusyStep = 'checking' | 'hashing' | 'resuming' | 'sending';
export type UploadStep = BusyStep | 'choosing' | 'done' | 'refused' | 'failed' | 'lost' | 'cancelled';

export const selectUploadStep = ({ value }: Snapshot): UploadStep => {
  if (typeof value === 'string') return value;
  return typeof value.busy === 'string' ? value.busy : value.busy.underWay;
};
/** Whether a file is being checked, hashed or sent. */
export const selectUploadBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy');
/** Of the step that runs: share of the file that is hashed or sent, 0 to 1. */
export const selectShare = (snapshot: Snapshot): number => snapshot.context.share;
/** Why the file was refused. */
export const selectUploadProblem = (snapshot: Snapshot): UploadProblem | null => snapshot.context.problem;
/** Why the upload failed; it can be retried. */
export const selectUploadFailure = (snapshot: Snapshot): Failure | null => snapshot.context.failure;
