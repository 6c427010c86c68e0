import { fromPromise } from 'xstate';
import type { ChapterProgress } from '#domain/comics/reading.ts';
import type { Outcome } from '#ports/failure.ts';
import { readerMachine, toldOf, type ReaderMachine, type Told } from './reader.machine.ts';

export interface ReaderPorts {
  readonly now: () => number;
  /** Tells where somebody is: the origin of a member, the device of everybody. */
  readonly save: (progress: ChapterProgress, signal: AbortSignal) => Promise<Outcome<null>>;
  /** The same while the page closes: nobody waits for the answer. */
  readonly saveNow: (progress: ChapterProgress) => void;
}

export const wireReader = ({ now, save, saveNow }: ReaderPorts): ReaderMachine =>
  readerMachine.provide({
    actors: {
      save: fromPromise<Outcome<null>, Told>(({ input, signal }) => save({ ...input, at: now() }, signal)),
    },
    actions: { saveNow: ({ context }) => saveNow({ ...toldOf(context), at: now() }) },
  });
