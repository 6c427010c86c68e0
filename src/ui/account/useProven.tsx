import { useState, type ReactNode } from 'react';
import type { Failure, Outcome } from '#ports/failure.ts';
import { useWords } from '../hooks/useWords.ts';
import { ConfirmWho } from '../shared/ConfirmWho.tsx';
import { generalFailure } from '../shared/generalFailure.ts';
import { useTask } from '../shared/useTask.ts';
import type { KeptProof } from './useKeptProof.ts';

interface Proven {
  /** Does it, after the member has shown who they are where that is not kept. */
  readonly start: () => void;
  readonly busy: boolean;
  /** What went wrong, in words; a late proof is asked for anew with the next start. */
  readonly trouble: string | null;
  /** Asks who the member is; null while nobody is asked. */
  readonly asking: ReactNode;
}
interface ProvenTask<A> {
  readonly run: (proof: string, signal: AbortSignal) => Promise<Outcome<A>>;
  readonly done: (value: A) => void;
  /** What a conflict (409) means here. */
  readonly conflict?: string;
}

const refusedBy = (failure: Failure, code: number): boolean => failure.kind === 'refused' && failure.code === code;

/** Something of the origin's that needs a proof of who the member is. */
export const useProven = <A,>(proof: KeptProof, { run, done, conflict }: ProvenTask<A>): Proven => {
  const t = useWords('security');
  const account = useWords('account');
  const [asked, setAsked] = useState(false);
  const { busy, failure, start } = useTask(async (signal) => {
    const outcome = await run(proof.current() ?? '', signal);
    if (!outcome.ok && refusedBy(outcome.failure, 403)) proof.drop();
    return outcome;
  }, done);
  const words = (of: Failure): string => {
    if (refusedBy(of, 403)) return t('who.expired');
    if (conflict !== undefined && refusedBy(of, 409)) return conflict;
    const general = generalFailure(of);
    return account(general.key, general.params);
  };
  return {
    busy,
    trouble: failure && words(failure),
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
