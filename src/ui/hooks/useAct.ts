import { useEffect, useRef, useState } from 'react';
import type { Intent } from '#domain/auth/intent.ts';
import type { Act } from '#machines/resource/act.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Failure } from '#ports/failure.ts';
import { press, whyNotWords } from '../app/press.ts';
import { useApp } from './useApp.ts';
import { useLocale } from './useLocale.ts';

export interface Says<Input, A> {
  readonly done?: (value: A, input: Input) => void;
  /** Specific words for a failure; null for the general ones. */
  readonly whyNot?: (failure: Failure, input: Input) => string | null;
  /** Shows the words for a failure in place; by default they are a notice. `useFormAct` is made of it. */
  readonly inPlace?: (words: string | null, failure: Failure | null) => void;
  /** What the log-in dialog names as the purpose. */
  readonly intent?: (input: Input) => Intent;
}

/** An action for a button: whether it is running, and the words for its result. */
export const useAct = <Input, A>(act: Act<Ports, Input, A>, { done, whyNot, inPlace, intent }: Says<Input, A> = {}) => {
  const app = useApp();
  const locale = useLocale();
  const [busy, setBusy] = useState<{ readonly input: Input } | null>(null);
  const presses = useRef(0);
  // The words for being offline have to be loaded before that happens.
  useEffect(() => void app.words.load(locale, ['act']), [app, locale]);
  return {
    busy: busy !== null,
    /** The input of the running press. */
    pressed: busy?.input ?? null,
    press: async (input: Input): Promise<void> => {
      setBusy({ input });
      inPlace?.(null, null);
      presses.current += 1;
      const end = await press(app, act, input, intent?.(input));
      presses.current -= 1;
      // A press that joined an earlier one of this button ends with that one.
      if (presses.current === 0) setBusy(null);
      if (end.kind === 'done') done?.(end.value, input);
      const words = await whyNotWords(app, end, (failure) => whyNot?.(failure, input) ?? null);
      if (words === null) return;
      if (inPlace) inPlace(words, end.kind === 'failed' ? end.failure : null);
      else app.notify('error', words);
    },
  };
};
