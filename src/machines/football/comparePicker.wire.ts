import { fromPromise } from 'xstate';
import type { Candidate, Chosen } from '#domain/football/candidate.ts';
import type { Outcome } from '#ports/failure.ts';
import { comparePickerMachine } from './comparePicker.machine.ts';

export interface ComparePickerPorts {
  readonly find: (text: string, signal: AbortSignal) => Promise<Outcome<readonly Candidate[]>>;
  readonly writeAddress: (chosen: Chosen) => void;
}

export const wireComparePicker = ({ find, writeAddress }: ComparePickerPorts) =>
  comparePickerMachine.provide({
    actors: { find: fromPromise(({ input, signal }: { input: string; signal: AbortSignal }) => find(input, signal)) },
    actions: { writeAddress: ({ context }) => writeAddress(context.chosen) },
  });
