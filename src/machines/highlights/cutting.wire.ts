import { fromPromise } from 'xstate';
import type { CutStanding, CutWish } from '#domain/highlights/highlight.ts';
import type { Outcome } from '#ports/failure.ts';
import type { HighlightsPort } from '#ports/highlights.ts';
import { cuttingMachine, type CuttingMachine } from './cutting.machine.ts';

export interface CuttingPorts {
  /** Lazily loaded; rejects if its code cannot be loaded. */
  readonly highlights: () => Promise<Pick<HighlightsPort, 'create' | 'state'>>;
  /** A highlight is there: lists of them are old. */
  readonly ready: () => void;
}

export const wireCutting = ({ highlights, ready }: CuttingPorts): CuttingMachine =>
  cuttingMachine.provide({
    actors: {
      create: fromPromise<Outcome<CutStanding>, CutWish | null>(async ({ input, signal }) => {
        if (!input) throw new Error('only a whole wish is sent');
        return (await highlights()).create(input, signal);
      }),
      ask: fromPromise<Outcome<CutStanding>, string | null>(async ({ input, signal }) => {
        if (input === null) throw new Error('only what the origin knows is asked for');
        return (await highlights()).state(input, signal);
      }),
    },
    actions: { tellReady: () => ready() },
  });
