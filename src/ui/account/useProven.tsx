import { useState, type ReactNode } from 'react';
import type { Act } from '#machines/resource/act.ts';
import type { Ports } from '#machines/resource/ports.ts';
import { isRefused, useFormAct } from '../hooks/useFormAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { ConfirmWho } from '../shared/ConfirmWho.tsx';
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
interface ProvenAct<Input, A> {
  readonly act: Act<Ports, Input & { readonly proof: string }, A>;
  readonly input: Input;
  readonly done: (value: A) => void;
  /** What a conflict (409) means here. */
  readonly conflict?: string;
}

/** Something that a member does by a proof of who they are. */
export const useProven = <Input extends object, A>(
  proof: KeptProof,
  { act, input, done, conflict }: ProvenAct<Input, A>,
): Proven => {
  const t = useWords('security');
  const [asked, setAsked] = useState(false);
  const { busy, press, trouble } = useFormAct(act, {
    done,
    whyNot: (failure) => {
      if (conflict !== undefined && isRefused(failure, 409)) return conflict;
      if (!isRefused(failure, 403)) return null;
      proof.drop();
      return t('who.expired');
    },
  });
  const start = () => void press({ ...input, proof: proof.current() ?? '' });
  return {
    ...{ busy, trouble: trouble?.words ?? null },
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
