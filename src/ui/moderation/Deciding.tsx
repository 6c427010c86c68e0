import { useState } from 'react';
import type { CaseDetail } from '#domain/moderation/report.ts';
import { undoLeftMs } from '#domain/moderation/decision.ts';
import { useNow } from '../hooks/useNow.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import * as styles from './moderation.css.ts';
import { useCaseDecision, type CaseDecision } from './useCaseDecision.ts';
import { useKeys } from './useKeys.ts';

interface DecidingProps {
  readonly one: CaseDetail;
  readonly onNext: (() => void) | null;
}

/** The one decision of a case: taken, chosen, sent, and undone for ten minutes. */
export const Deciding = ({ one, onNext }: DecidingProps) => {
  // What was decided here stays until the moderator goes on.
  const [isOpen] = useState(one.state !== 'closed');
  if (!isOpen) return null;
  return <Open one={one} onNext={onNext} />;
};

const Open = ({ one, onNext }: DecidingProps) => {
  const t = useWords('moderation');
  const deciding = useCaseDecision(one.reportId);
  const { step, send } = deciding;
  if (step === 'decided' || step === 'undoing' || step === 'standing' || step === 'undone')
    return <Done deciding={deciding} onNext={onNext} />;
  if (step === 'taken' || step === 'unclaimed')
    return (
      <div className={styles.block} role="alert">
        <p>{t(step === 'taken' ? 'form.taken' : 'form.unclaimed')}</p>
        <div className={styles.buttons}>
          <Button onClick={() => send({ type: 'decision.retry' })}>{t('form.again')}</Button>
          {onNext && <Button onClick={onNext}>{t('done.next')}</Button>}
        </div>
      </div>
    );
  return <DecisionForm one={one} deciding={deciding} />;
};

interface DoneProps {
  readonly deciding: CaseDecision;
  readonly onNext: (() => void) | null;
}

/** What was decided can be undone for a while. */
const Done = ({ deciding: { step, of, send }, onNext }: DoneProps) => {
  const t = useWords('moderation');
  const now = useNow(1000);
  const { wish, decidedAt } = of;
  const undo = () => send({ type: 'decision.undo' });
  useKeys({ u: undo, n: () => onNext?.() });
  const left =
    wish && decidedAt !== null ? undoLeftMs({ state: 'stands', at: decidedAt, action: wish.action }, now) : 0;
  const isOpen = (step === 'decided' || step === 'undoing') && left > 0;
  return (
    <div className={styles.block}>
      <h3 className={styles.heading} role="status">
        {step === 'undone' ? t('done.undone') : t('done.title')}
      </h3>
      {step !== 'undone' && (
        <p className={styles.small}>{isOpen ? t('done.left', { time: clockText(left) }) : t('done.standing')}</p>
      )}
      <div className={styles.buttons}>
        {isOpen && (
          <Button busy={step === 'undoing'} aria-keyshortcuts="U" onClick={undo}>
            {t('done.undo')}
          </Button>
        )}
        {step === 'undone' && <Button onClick={() => send({ type: 'decision.retry' })}>{t('done.reopen')}</Button>}
        {onNext && (
          <Button tone="primary" aria-keyshortcuts="N" onClick={onNext}>
            {t('done.next')}
          </Button>
        )}
      </div>
    </div>
  );
};

/** "9:05" */
const clockText = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
