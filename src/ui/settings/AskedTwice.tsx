import { useState } from 'react';
import type { Failure, Outcome } from '#ports/failure.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { Button } from '../parts/Button.tsx';
import { focusNow } from '../shared/focusNow.ts';
import { FormAlert } from '../shared/FormAlert.tsx';
import { useBackTo } from '../shared/useBackTo.ts';
import { useTask } from '../shared/useTask.ts';
import { actions, form } from './rows.css.ts';

interface AskedTwiceProps<A> {
  /** What is done, on the button. */
  readonly label: string;
  /** What it means, asked before it is done. */
  readonly question: string;
  readonly run: (signal: AbortSignal) => Promise<Outcome<A>>;
  readonly onDone: (value: A) => void;
  /** What a failure is called. */
  readonly trouble: (failure: Failure) => string;
}

/** A button whose act is asked about in its place before it is done. */
export const AskedTwice = <A,>({ label, question, run, onDone, trouble }: AskedTwiceProps<A>) => {
  const t = useMessages('security');
  const [asked, setAsked] = useState(false);
  const opener = useBackTo(asked);
  const { busy, failure, start } = useTask(run, onDone);
  if (!asked)
    return (
      <Button ref={opener} onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  return (
    <div className={form} role="group" aria-label={label}>
      <p>{question}</p>
      <FormAlert>{failure && trouble(failure)}</FormAlert>
      <p className={actions}>
        <Button tone="danger" busy={busy} onClick={start}>
          {label}
        </Button>
        <Button tone="plain" ref={focusNow} onClick={() => setAsked(false)}>
          {t('cancel')}
        </Button>
      </p>
    </div>
  );
};
