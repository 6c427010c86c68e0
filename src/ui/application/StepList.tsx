import { steps, type Step } from '#domain/application/form.ts';
import { selectDoneSteps } from '#machines/application/commentatorApplication.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import type { ApplicationActor } from './useCommentatorApplication.ts';
import * as styles from './StepList.css.ts';

/** The four steps: dots on a phone, names where there is room. A step is open once those before it are done. */
export const StepList = ({
  step,
  actor,
  onGo,
}: {
  readonly step: Step;
  readonly actor: ApplicationActor;
  readonly onGo: (step: Step) => void;
}) => {
  const t = useWords('application');
  const done = useSelector(actor, selectDoneSteps);
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={styles.list}>
        {steps.map((one, i) => {
          const isDone = (done & (1 << i)) !== 0;
          const isOpen = steps.slice(0, i).every((_, before) => (done & (1 << before)) !== 0);
          return (
            <li key={one}>
              <button
                className={styles.step}
                type="button"
                aria-current={one === step ? 'step' : undefined}
                disabled={!isOpen}
                data-done={isDone || undefined}
                onClick={() => onGo(one)}
              >
                <span className={styles.dot}>{isDone && one !== step ? <Icon name="check" size={14} /> : i + 1}</span>
                <span className={styles.name}>{t(`steps.${one}`)}</span>
                {isDone && <VisuallyHidden>{t('steps.done')}</VisuallyHidden>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
