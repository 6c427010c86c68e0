import { useEffect, useState } from 'react';
import type { Intent } from '#domain/auth/intent.ts';
import type { Act } from '#machines/resource/act.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Failure } from '#ports/failure.ts';
import { press, whyNotWords } from '../app/press.ts';
import { useApp } from './useApp.ts';
import { useLocale } from './useLocale.ts';

interface Says<Input, A> {
  readonly done?: (value: A, input: Input) => void;
  /** Words of one's own for a failure; null for those that every act has. */
  readonly whyNot?: (failure: Failure, input: Input) => string | null;
  /** Takes the words for a failure to their place; they are a notice where absent. */
  readonly inPlace?: (words: string | null) => void;
  /** What the log-in says that it is for. */
  readonly intent?: (input: Input) => Intent;
}

/** Something that the viewer can press: what is under way, and what is said of its end. */
export const useAct = <Input, A>(act: Act<Ports, Input, A>, { done, whyNot, inPlace, intent }: Says<Input, A> = {}) => {
  const app = useApp();
  const locale = useLocale();
  const [busy, setBusy] = useState<{ readonly input: Input } | null>(null);
  // Words for being offline have to be there before that.
  useEffect(() => void app.words.load(locale, ['act']), [app, locale]);
  return {
    busy: busy !== null,
    /** What was pressed and has not ended. */
    pressed: busy?.input ?? null,
    press: async (input: Input): Promise<void> => {
      setBusy({ input });
      inPlace?.(null);
      const end = await press(app, act, input, intent?.(input));
      // Whoever pressed first is busy until theirs ends.
      if (end.kind !== 'joined') setBusy(null);
      if (end.kind === 'done') done?.(end.value, input);
      const words = await whyNotWords(app, end, (failure) => whyNot?.(failure, input) ?? null);
      if (words === null) return;
      if (inPlace) inPlace(words);
      else app.notify('error', words);
    },
  };
};
