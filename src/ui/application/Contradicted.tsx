import type { ReactNode } from 'react';
import { emptyForm, type ApplicationForm } from '#domain/application/form.ts';
import { selectForm, selectTheirs } from '#machines/application/commentatorApplication.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import type { ApplicationActor, ApplicationCommands } from './useCommentatorApplication.ts';
import * as styles from './Contradicted.css.ts';

/** Two drafts that differ: the applicant sees both and chooses (CA-2). */
export const Contradicted = ({
  actor,
  commands,
  inTheWay,
}: {
  readonly actor: ApplicationActor;
  readonly commands: ApplicationCommands;
  /** Whether an attempt to send was refused for it: nothing is sent before the choice. */
  readonly inTheWay: boolean;
}) => {
  const t = useWords('application');
  const mine = useSelector(actor, selectForm);
  const theirs = useSelector(actor, selectTheirs)?.form ?? emptyForm;
  return (
    <section
      className={styles.card}
      role="alert"
      aria-labelledby="apply-contradicted"
      tabIndex={-1}
      data-invalid={inTheWay || undefined}
    >
      <h3 className={styles.title} id="apply-contradicted">
        {t('contradicted.title')}
      </h3>
      <p>{t('contradicted.text')}</p>
      <div className={styles.sides}>
        <Side title={t('contradicted.mine')} form={mine}>
          <Button tone="quiet" onClick={commands.keepMine}>
            {t('contradicted.keepMine')}
          </Button>
        </Side>
        <Side title={t('contradicted.theirs')} form={theirs}>
          <Button tone="quiet" onClick={commands.takeTheirs}>
            {t('contradicted.takeTheirs')}
          </Button>
        </Side>
      </div>
    </section>
  );
};

const Side = ({
  title,
  form: { stageName, realName, experience },
  children,
}: {
  readonly title: string;
  readonly form: ApplicationForm;
  readonly children: ReactNode;
}) => (
  <div className={styles.side}>
    <b>{title}</b>
    <span>{[stageName, realName].filter((name) => name !== '').join(', ')}</span>
    <span className={styles.said}>{experience}</span>
    {children}
  </div>
);
