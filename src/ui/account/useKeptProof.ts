import { useMemo, useRef } from 'react';

/** What shows who the member is, for as long as the page stands or until the origin takes it no more. */
export interface KeptProof {
  readonly current: () => string | null;
  readonly keep: (proof: string) => void;
  readonly drop: () => void;
}
export interface ProofProps {
  readonly proof: KeptProof;
}

/** One for all that stands on the page: who has just shown who they are is not asked again. */
export const useKeptProof = (): KeptProof => {
  const kept = useRef<string | null>(null);
  return useMemo(
    () => ({
      current: () => kept.current,
      keep: (proof) => {
        kept.current = proof;
      },
      drop: () => {
        kept.current = null;
      },
    }),
    [],
  );
};
