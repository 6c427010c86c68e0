import { useState, type ReactNode } from 'react';
import type { Act } from '#machines/resource/act.ts';
import type { Ports } from '#machines/resource/ports.ts';
import { isRefused, useFormAct } from '../hooks/useFormAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { ConfirmWho } from '../shared/ConfirmWho.tsx';
import type { KeptProof } from './useKeptProof.ts';

interface Proven {
  /** Runs the action, after the member has confirmed who they are unless they just have. */
  readonly start: () => void;
  readonly busy: boolean;
  /** What went wrong, in words; after an expired proof the next start asks for a new one. */
  readonly trouble: string | null;
  /** The form in which members confirm who they are; null while it is not asked for. */
  readonly asking: ReactNode;
}
interface ProvenAct<Input, A> {
  readonly act: Act<Ports, Input & { readonly proof: string }, A>;
  readonly input: Input;
  readonly done: (value: A) => void;
  /** The words for a conflict (409). */
  readonly conflict?: string;
}

/** An action for which members have to confirm who they are. */
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
