import { useState, type ReactNode } from 'react';
import type { Failure, Outcome } from '#ports/failure.ts';
import { ConfirmWho } from '../shared/ConfirmWho.tsx';
import { useTask } from '../shared/useTask.ts';
import type { KeptProof } from './useKeptProof.ts';

interface Proven {
  /** Does it, after the member has shown who they are where that is not kept. */
  readonly start: () => void;
  readonly busy: boolean;
  /** The proof was refused: it was late, and is asked for anew. */
  readonly late: boolean;
  /** What else went wrong. */
  readonly failure: Failure | null;
  /** Asks who the member is; null while nobody is asked. */
  readonly asking: ReactNode;
}

/** Something of the origin's that needs a proof of who the member is. */
export const useProven = <A,>(
  proof: KeptProof,
  run: (proof: string, signal: AbortSignal) => Promise<Outcome<A>>,
  done: (value: A) => void,
): Proven => {
  const [asked, setAsked] = useState(false);
  const { busy, failure, start } = useTask(async (signal) => {
    const outcome = await run(proof.current() ?? '', signal);
    if (!outcome.ok && outcome.failure.kind === 'refused') proof.drop();
    return outcome;
  }, done);
  const late = failure?.kind === 'refused';
  return {
    ...{ busy, late },
    failure: late ? null : failure,
    start: () => {
      if (proof.current() === null) setAsked(true);
      else start();
    },
    asking: asked ? (
      <ConfirmWho
        onProof={(shown) => {
          proof.keep(shown);
          setAsked(false);
          start();
        }}
        onCancel={() => setAsked(false)}
      />
    ) : null,
  };
};
