import { useState } from 'react';
import { SWEEP } from '#domain/chat/sweep.ts';
import { sweepRoom } from '#machines/chatRoom/chatRoom.acts.ts';
import { useApp } from '../../../hooks/useApp.ts';
import { useFormAct } from '../../../hooks/useFormAct.ts';
import { useNotify } from '../../../hooks/useNotify.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../../kit/Button.tsx';
import { FieldError } from '../../../kit/FieldError.tsx';
import { Segments } from '../../../kit/Segments.tsx';
import { Sheet } from '../../../kit/Sheet.tsx';
import { noteDecision } from './lastDecision.ts';
import * as styles from './order.css.ts';

interface SweepSheetProps {
  readonly groupId: string;
  readonly onClose: () => void;
}

const [firstMinutes] = SWEEP.minutes;
const [firstDays] = SWEEP.days;
const upwards = (a: number, b: number) => a - b;

/** CH-11, X16: takes away what new accounts wrote of late; what is chosen already fits a raid, so that one press is enough. */
export default function SweepSheet({ groupId, onClose }: SweepSheetProps) {
  const t = useWords('chatOrder');
  const notify = useNotify();
  const { clock } = useApp();
  const [minutes, setMinutes] = useState(String(firstMinutes));
  const [days, setDays] = useState(String(firstDays));
  const { press, busy, trouble } = useFormAct(sweepRoom, {
    done: ({ decisionId, count }) => {
      if (count === 0) notify('info', t('sweepNone'));
      else noteDecision({ groupId, decisionIds: [decisionId], name: t.tn('swept', count), at: clock.now() });
      onClose();
    },
  });
  return (
    <Sheet open onClose={onClose} title={t('sweep')} width={420}>
      <form
        className={styles.sheet}
        onSubmit={(event) => {
          event.preventDefault();
          void press({ groupId, minutes: Number(minutes), days: Number(days), reason: t('reasons.spam') });
        }}
      >
        <p className={styles.fact}>{t('sweepFact')}</p>
        <div className={styles.group}>
          <span className={styles.label}>{t('sweepSince')}</span>
          <Segments
            label={t('sweepSince')}
            choices={SWEEP.minutes.toSorted(upwards).map((one) => ({
              ...{ value: String(one), label: t('minutesShort', { minutes: one }) },
            }))}
            value={minutes}
            onChange={setMinutes}
          />
        </div>
        <div className={styles.group}>
          <span className={styles.label}>{t('sweepYounger')}</span>
          <Segments
            label={t('sweepYounger')}
            choices={SWEEP.days.toSorted(upwards).map((one) => ({
              ...{ value: String(one), label: t.tn('daysShort', one) },
            }))}
            value={days}
            onChange={setDays}
          />
        </div>
        <Button type="submit" tone="danger" size="l" busy={busy} data-autofocus>
          {t('sweepDo', { minutes })}
        </Button>
        <FieldError id="sweep-trouble">{trouble?.words}</FieldError>
        <p className={styles.fact}>{t('written')}</p>
      </form>
    </Sheet>
  );
}
