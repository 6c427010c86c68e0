import { fromPromise } from 'xstate';
import { judgeUpload, type UploadKind } from '#domain/uploads/upload.ts';
import { succeeded, type Outcome } from '#ports/failure.ts';
import type { SendFile } from '#ports/profile.ts';
import { uploadMachine, type Checked, type Sending, type UploadMachine } from './upload.machine.ts';

export interface UploadPorts<A> {
  readonly kind: UploadKind;
  readonly send: SendFile<A>;
  /** Called with the origin's answer, unless the viewer has cancelled. */
  readonly taken: (value: A) => void;
  /** NAV-3: whether an upload is running. */
  readonly busy: (on: boolean) => void;
}

export const wireUpload = <A>({ kind, send, taken, busy }: UploadPorts<A>): UploadMachine =>
  uploadMachine.provide({
    actors: {
      check: fromPromise<Checked, Blob>(({ input }) => check(kind, input)),
      send: fromPromise<Outcome<null>, Sending>(async ({ input, signal }) => {
        const outcome = await send(input.file, input.told, signal);
        if (!outcome.ok) return outcome;
        if (!signal.aborted) taken(outcome.value);
        return succeeded(null);
      }),
    },
    actions: { tellBusy: () => busy(true), tellIdle: () => busy(false) },
  });

const check = async (kind: UploadKind, file: Blob): Promise<Checked> => {
  const head = new Uint8Array(await file.slice(0, kind.headBytes).arrayBuffer());
  const verdict = judgeUpload(kind, file.size, head);
  return 'problem' in verdict ? verdict : { file: file.slice(0, file.size, verdict.type) };
};
