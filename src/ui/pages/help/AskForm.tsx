import { useEffect, useState } from 'react';
import { looksLikeMail } from '#domain/auth/contacts.ts';
import { HELP, questionProblem } from '#domain/help/help.ts';
import type { Failure } from '#ports/failure.ts';
import { askQuestion } from '#machines/help/help.acts.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useFormAct } from '../../hooks/useFormAct.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { FormAlert } from '../../shared/FormAlert.tsx';
import { holdBuild } from '../../shared/holdBuild.ts';
import { focusNow, useFocusOnError } from '../../shared/focus.ts';
import { paragraph } from '../../kit/Prose.css.ts';
import { heading, section } from '../TextPage.css.ts';
import * as styles from './HelpScreen.css.ts';

const whyNot = (failure: Failure): 'tooMany' | 'full' | 'failed' => {
  if (failure.kind === 'rateLimited') return 'tooMany';
  return failure.kind === 'serverFault' && failure.code === 503 ? 'full' : 'failed';
};

/** A question to customer care. What is written stays until it has arrived; a new build waits for it (NAV-3). */
export const AskForm = () => {
  const t = useWords('help');
  const { navigation } = useApp();
  const [mail, setMail] = useState('');
  const [text, setText] = useState('');
  /** How often it was sent off, so that each time the first wrong field has the focus. */
  const [judged, setJudged] = useState(0);
  const [sent, setSent] = useState<{ readonly mail: string; readonly id: string } | null>(null);
  const { busy, press, trouble } = useFormAct(askQuestion, {
    done: ({ askId }, asked) => {
      setSent({ mail: asked.mail, id: askId });
      setText('');
      setJudged(0);
    },
    whyNot: (failure) => t(whyNot(failure)),
  });
  const problem = questionProblem(text);
  const badMail = !looksLikeMail(mail.trim());
  const unsent = text.trim() !== '';
  useEffect(() => (unsent ? holdBuild(navigation, 'draft') : undefined), [navigation, unsent]);
  const form = useFocusOnError(judged);
  const wrong = judged > 0;
  const head = (
    <h2 className={heading} id="ask">
      {t('askTitle')}
    </h2>
  );
  if (sent)
    return (
      <section className={section} aria-labelledby="ask">
        {head}
        <div ref={focusNow} tabIndex={-1} className={styles.sent}>
          <Icon name="check" size={20} />
          <b>{t('sent')}</b>
          <span>{t('sentFact', { mail: sent.mail, id: sent.id.slice(0, 8) })}</span>
        </div>
        <div className={styles.buttons}>
          <Button onClick={() => setSent(null)}>{t('another')}</Button>
        </div>
      </section>
    );
  return (
    <section className={section} aria-labelledby="ask">
      {head}
      <p className={paragraph}>{t('askLead')}</p>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setJudged(judged + 1);
          if (!badMail && problem === null && !busy) void press({ mail: mail.trim(), text: text.trim() });
        }}
      >
        <Field
          label={t('mail')}
          name="mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          value={mail}
          error={wrong && badMail && t('mailFormat')}
          onChange={(event) => setMail(event.target.value)}
        />
        <TextArea
          label={t('text')}
          name="text"
          hint={t('textHint')}
          rows={6}
          maxLength={HELP.textMax}
          value={text}
          error={wrong && problem !== null && t(problem === 'short' ? 'textShort' : 'textLong')}
          onChange={(event) => setText(event.target.value)}
        />
        <FormAlert>{trouble?.words}</FormAlert>
        <div className={styles.buttons}>
          <Button type="submit" tone="primary" busy={busy}>
            {t('send')}
          </Button>
        </div>
      </form>
    </section>
  );
};
