import { useMemo, useRef } from 'react';

/** The proof that the member has confirmed who they are; kept until the page is left or the origin no longer accepts it. */
export interface KeptProof {
  readonly current: () => string | null;
  readonly keep: (proof: string) => void;
  readonly drop: () => void;
}
export interface ProofProps {
  readonly proof: KeptProof;
}

/** Shared by the whole page: whoever has just confirmed who they are is not asked again. */
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
