import { useState } from 'react';
import type { Appeal } from '#domain/moderation/report.ts';
import type { Appealed } from '#ports/reports.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { AppealForm } from './AppealForm.tsx';
import * as styles from './report.css.ts';

interface AppealLineProps {
  readonly subject: Appealed;
  readonly appeal: Appeal | null;
  readonly mayAppeal: boolean;
}

/** What was said against a decision and its answer, or the button that says something. */
export const AppealLine = ({ subject, appeal, mayAppeal }: AppealLineProps) => {
  const t = useWords('report');
  const [open, setOpen] = useState(false);
  if (appeal)
    return (
      <div className={styles.said}>
        <p>{t('appeal.said', { text: appeal.text })}</p>
        <p className={styles.fact} role="status">
          {t(`appeal.state.${appeal.state}`)}
        </p>
        {appeal.answer !== undefined && <p>{t('own.answer', { text: appeal.answer })}</p>}
      </div>
    );
  if (open) return <AppealForm subject={subject} onClose={() => setOpen(false)} />;
  if (!mayAppeal) return null;
  return (
    <div>
      <Button size="s" onClick={() => setOpen(true)}>
        {t('appeal.open')}
      </Button>
    </div>
  );
};
