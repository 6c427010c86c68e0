import { useRef, useState } from 'react';
import { HELP, type Question } from '#domain/help/help.ts';
import { questionList } from '#machines/help/help.resources.ts';
import type { Failure } from '#ports/failure.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { useDates } from '../../shared/useDates.ts';
import { useTask } from '../../shared/useTask.ts';
import * as styles from './HelpScreen.css.ts';

const whyNot = (failure: Failure): 'taken' | 'forbidden' | 'failed' => {
  if (failure.kind !== 'refused') return 'failed';
  return failure.code === 409 ? 'taken' : failure.code === 403 ? 'forbidden' : 'failed';
};

/** One question for customer care: who asks and what, and the answer, given or to give. */
export const QuestionCard = ({ question }: { readonly question: Question }) => {
  const { minute } = useDates();
  const { mail, text, askedAt, answer } = question;
  return (
    <details className={styles.item}>
      <summary className={styles.question}>
        <span>
          {text.length > 80 ? `${text.slice(0, 80)}…` : text}
          <br />
          <span className={styles.note}>
            {mail}, <time dateTime={new Date(askedAt).toISOString()}>{minute(askedAt)}</time>
          </span>
        </span>
        <Icon name="chevron-down" size={18} />
      </summary>
      <div className={styles.answer}>
        <p className={styles.asked}>{text}</p>
        {answer === null ? <AnswerForm askId={question.askId} /> : <p className={styles.asked}>{answer}</p>}
      </div>
    </details>
  );
};

const AnswerForm = ({ askId }: { readonly askId: string }) => {
  const t = useWords('help');
  const { loadPort, clock, notify, resources } = useApp();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const clientId = useRef<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const task = useTask(
    async (signal) => {
      clientId.current ??= clock.id();
      const outcome = await (
        await loadPort('help')
      ).answer({ askId, text: text.trim(), clientId: clientId.current }, signal);
      if (!outcome.ok) notify('error', t(`queue.${whyNot(outcome.failure)}`));
      if (outcome.ok || whyNot(outcome.failure) === 'taken') resources.invalidate(questionList);
      return outcome;
    },
    () => {
      notify('success', t('queue.done'));
      // The card goes with its answer: the focus needs a place that stays.
      form.current?.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    },
  );
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(text.trim() === '');
        if (text.trim() !== '' && !task.busy) task.start();
      }}
    >
      <TextArea
        label={t('queue.answer')}
        hint={t('queue.answerHint')}
        maxLength={HELP.answerMax}
        value={text}
        error={missing && t('queue.answerMissing')}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" tone="primary" busy={task.busy}>
          {t('queue.sendAnswer')}
        </Button>
      </div>
    </form>
  );
};
