import { useState } from 'react';
import type { Act } from '#machines/resource/act.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Failure } from '#ports/failure.ts';
import { useAct, type Says } from './useAct.ts';

/** Why the last press failed: the words, and the failure for a form that shows them at one of its fields. */
export interface Trouble {
  readonly words: string;
  /** Null when it was not sent, because the browser is offline. */
  readonly failure: Failure | null;
}

/** Whether the origin refused it, with this code if one is given. */
export const isRefused = (failure: Failure | null | undefined, code?: number): boolean =>
  failure?.kind === 'refused' && (code === undefined || failure.code === code);

/** An action for a form, which shows its failure in place. */
export const useFormAct = <Input, A>(act: Act<Ports, Input, A>, says: Omit<Says<Input, A>, 'inPlace'> = {}) => {
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const pressing = useAct(act, {
    ...says,
    inPlace: (words, failure) => setTrouble(words === null ? null : { words, failure }),
  });
  return { ...pressing, trouble };
};
