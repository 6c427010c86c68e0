import { useState } from 'react';
import { POLL } from '#domain/chat/poll.ts';
import { askPoll } from '#machines/chatRoom/chatRoom.acts.ts';
import { isRefused, useFormAct } from '../../../hooks/useFormAct.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../../kit/Button.tsx';
import { Field } from '../../../kit/Field.tsx';
import { FieldError } from '../../../kit/FieldError.tsx';
import { SelectField } from '../../../kit/SelectField.tsx';
import * as styles from './order.css.ts';

const minutes = [1, 2, 5, 15, 60] as const;

interface PollFormProps {
  readonly groupId: string;
  readonly onDone: () => void;
}

/** CH-9: asks the room. */
export const PollForm = ({ groupId, onDone }: PollFormProps) => {
  const t = useWords('chatOrder');
  const [question, setQuestion] = useState('');
  const [options, setOptions] = useState<readonly string[]>(['', '']);
  const [lasts, setLasts] = useState<number>(2);
  const { press, busy, trouble } = useFormAct(askPoll, {
    done: onDone,
    whyNot: (failure) => (isRefused(failure, 409) ? t('pollOpen') : null),
  });
  const given = options.map((text) => text.trim()).filter((text) => text !== '');
  const isReady = question.trim() !== '' && given.length >= POLL.optionsLeast;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void press({ groupId, question: question.trim(), options: given, durationSec: lasts * 60 });
      }}
    >
      <Field
        label={t('question')}
        value={question}
        maxLength={POLL.questionMost}
        onChange={(event) => setQuestion(event.target.value)}
      />
      {options.map((text, i) => (
        <Field
          // The options are a list by position.
          key={`option-${String(i)}`}
          label={t('option', { n: i + 1 })}
          value={text}
          maxLength={POLL.optionMost}
          onChange={(event) => setOptions(options.map((one, k) => (k === i ? event.target.value : one)))}
        />
      ))}
      {options.length < POLL.optionsMost && (
        <Button onClick={() => setOptions([...options, ''])}>{t('addOption')}</Button>
      )}
      <SelectField label={t('duration')} value={lasts} onChange={(event) => setLasts(Number(event.target.value))}>
        {minutes.map((value) => (
          <option key={value} value={value}>
            {t('minutesShort', { minutes: value })}
          </option>
        ))}
      </SelectField>
      <FieldError id="poll-trouble">{trouble?.words}</FieldError>
      <Button type="submit" tone="primary" size="l" busy={busy} disabled={!isReady}>
        {t('askSend')}
      </Button>
    </form>
  );
};
