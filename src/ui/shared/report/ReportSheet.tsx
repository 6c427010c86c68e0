import { useId, useState } from 'react';
import { isLongerThan } from '#domain/door/graphemes.ts';
import type { ReportTarget } from '#domain/moderation/decision.ts';
import { reasonsFor, REPORTS, type ReportReason } from '#domain/moderation/report.ts';
import { sendReport } from '#machines/moderation/moderation.acts.ts';
import type { Failure } from '#ports/failure.ts';
import { useFormAct } from '../../hooks/useFormAct.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Options } from '../../kit/Options.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { FormAlert } from '../FormAlert.tsx';
import * as styles from './report.css.ts';

export interface ReportSheetProps {
  readonly target: ReportTarget;
  /** Whose or what it is. */
  readonly name: string;
  /** What the player knows of a picture, when it is sent. */
  readonly diagnosis?: () => string;
  readonly onClose: () => void;
}

/** SO-10: why something is reported. The first reason is chosen, so that a press on the button is enough. */
export default function ReportSheet({ target, name, diagnosis, onClose }: ReportSheetProps) {
  const t = useWords('report');
  const notify = useNotify();
  const id = useId();
  const reasons = reasonsFor(target);
  const [reason, setReason] = useState<ReportReason>(reasons[0]!);
  const [note, setNote] = useState('');
  const whyNot = (failure: Failure): string | null => {
    if (failure.kind !== 'refused') return null;
    if (failure.code === 404) return t('refused.gone');
    return failure.fields?.['target'] === undefined ? null : t('refused.own');
  };
  const { press, busy, trouble } = useFormAct(sendReport, {
    whyNot,
    done: () => {
      notify('success', t('sent'));
      onClose();
    },
  });
  const long = isLongerThan(REPORTS.noteMax, note);
  return (
    <Sheet open title={t('about', { name })} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (long) return;
          const told = diagnosis?.().slice(0, REPORTS.diagnosisMax) ?? '';
          void press({
            ...{ target, reason },
            ...(note.trim() !== '' && { note: note.trim() }),
            ...(told !== '' && { diagnosis: told }),
          });
        }}
      >
        <Options
          legend={t('why')}
          name={id}
          choices={reasons.map((one) => ({
            ...{ key: one, label: t(`reasons.${one}`), checked: one === reason, onSelect: () => setReason(one) },
          }))}
        />
        <TextArea
          label={t('note')}
          rows={2}
          value={note}
          hint={t('noteHint')}
          error={long ? t('long', { most: REPORTS.noteMax }) : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
        {diagnosis && <p className={styles.fact}>{t('picture')}</p>}
        <FormAlert>{trouble?.words}</FormAlert>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" tone="primary" busy={busy} disabled={long} data-autofocus>
            {t('send')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
