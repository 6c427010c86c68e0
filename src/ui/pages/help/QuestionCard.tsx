import { useRef, useState } from 'react';
import { HELP, type Question } from '#domain/help/help.ts';
import { answerQuestion } from '#machines/help/help.acts.ts';
import type { Failure } from '#ports/failure.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { useDates } from '../../shared/useDates.ts';
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
  const notify = useNotify();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { busy, press } = useAct(answerQuestion, {
    done: () => {
      notify('success', t('queue.done'));
      // The card goes with its answer: the focus needs a place that stays.
      form.current?.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
    },
    whyNot: (failure) => t(`queue.${whyNot(failure)}`),
  });
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(text.trim() === '');
        if (text.trim() !== '') void press({ askId, text: text.trim() });
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
        <Button type="submit" tone="primary" busy={busy}>
          {t('queue.sendAnswer')}
        </Button>
      </div>
    </form>
  );
};
