import { isLongerThan } from '#domain/door/graphemes.ts';
import { REPORTS } from '#domain/moderation/report.ts';
import { isAppeal } from '#machines/moderation/appeal.machine.ts';
import type { Appealed } from '#ports/reports.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { failureWord } from '../failureWord.ts';
import { FormAlert } from '../FormAlert.tsx';
import * as styles from './report.css.ts';
import { useAppeal } from './useAppeal.ts';

/** Says something once against a decision; what was written stays until the origin has it. */
export const AppealForm = ({ subject, onClose }: { readonly subject: Appealed; readonly onClose: () => void }) => {
  const t = useWords('report');
  const shell = useWords('shell');
  const { step, of, send } = useAppeal(subject);
  const { text, failure } = of;
  const why = failure && failureWord(failure);
  const long = isLongerThan(REPORTS.appealMax, text.trim());
  if (step === 'over')
    return (
      <p className={styles.fact} role="status">
        {t('appeal.over')}
      </p>
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'appeal.send' });
      }}
    >
      <TextArea
        label={t('appeal.label')}
        rows={3}
        value={text}
        hint={t('appeal.hint')}
        error={long ? t('long', { most: REPORTS.appealMax }) : undefined}
        readOnly={step !== 'writing'}
        onChange={(event) => send({ type: 'appeal.write', text: event.target.value })}
      />
      <FormAlert>
        {step === 'unsent' ? t('appeal.unsent') : step === 'writing' && why && shell(why.key, why.params)}
      </FormAlert>
      <div className={styles.buttons}>
        {step === 'unsent' ? (
          <Button onClick={() => send({ type: 'appeal.retry' })}>{t('appeal.retry')}</Button>
        ) : (
          <Button onClick={onClose} disabled={step === 'sending'}>
            {t('appeal.cancel')}
          </Button>
        )}
        <Button type="submit" tone="primary" busy={step === 'sending'} disabled={step === 'writing' && !isAppeal(text)}>
          {t('appeal.send')}
        </Button>
      </div>
    </form>
  );
};
