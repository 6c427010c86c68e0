import { useId, useState } from 'react';
import { isLongerThan } from '#domain/door/graphemes.ts';
import { MODERATION } from '#domain/moderation/decision.ts';
import { reasonsFor, type ReportReason } from '#domain/moderation/report.ts';
import { removeComment, type CommentPlace } from '#machines/comments/comments.acts.ts';
import { useFormAct } from '../../hooks/useFormAct.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Options } from '../../kit/Options.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { FormAlert } from '../../shared/FormAlert.tsx';
import * as styles from '../../shared/report/report.css.ts';

export interface StaffRemoveProps {
  readonly place: CommentPlace;
  readonly commentId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** CH-11: why staff delete a comment of somebody else, who reads the reason. */
export default function StaffRemove({ place, commentId, name, onClose }: StaffRemoveProps) {
  const t = useWords('comments');
  const reported = useWords('report');
  const notify = useNotify();
  const id = useId();
  const reasons = reasonsFor({ type: 'comment' });
  const [why, setWhy] = useState<ReportReason>(reasons[0]!);
  const [note, setNote] = useState('');
  const { press, busy, trouble } = useFormAct(removeComment, {
    done: () => {
      notify('success', t('staff.done'));
      onClose();
    },
  });
  const said = note.trim();
  const reason = said === '' ? reported(`reasons.${why}`) : `${reported(`reasons.${why}`)}: ${said}`;
  const long = isLongerThan(MODERATION.reasonMax, reason);
  return (
    <Sheet open title={t('staff.title', { name })} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!long) void press({ place, commentId, reason });
        }}
      >
        <Options
          legend={t('staff.why')}
          name={id}
          choices={reasons.map((one) => ({
            ...{ key: one, label: reported(`reasons.${one}`), checked: one === why, onSelect: () => setWhy(one) },
          }))}
        />
        <TextArea
          label={t('staff.note')}
          rows={2}
          value={note}
          hint={t('staff.hint')}
          error={long ? t('long', { most: MODERATION.reasonMax }) : undefined}
          onChange={(event) => setNote(event.target.value)}
        />
        <FormAlert>{trouble?.words}</FormAlert>
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button type="submit" tone="danger" busy={busy} disabled={long} data-autofocus>
            {t('remove')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
