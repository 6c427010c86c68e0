import { useRef, useState } from 'react';
import {
  APPLICATION,
  criteria,
  isOpen,
  rejectReasons,
  reviewActs,
  stateAfter,
  type Application,
  type Criterion,
  type RejectReason,
  type ReviewState,
  type Score,
} from '#domain/application/application.ts';
import { reviewApplication } from '#machines/application/applications.acts.ts';
import { useAct } from '../hooks/useAct.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button, type ButtonTone } from '../kit/Button.tsx';
import { FieldError } from '../kit/FieldError.tsx';
import { Options } from '../kit/Options.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import * as styles from './ReviewQueue.css.ts';

const POINTS = [1, 2, 3, 4, 5] as const;
const looks: Readonly<
  Record<ReviewState, { readonly word: 'take' | 'ask' | 'approve' | 'reject'; readonly tone: ButtonTone }>
> = {
  reviewing: { word: 'take', tone: 'quiet' },
  need_info: { word: 'ask', tone: 'quiet' },
  approved: { word: 'approve', tone: 'primary' },
  rejected: { word: 'reject', tone: 'danger' },
};
type Lack = 'lacksNote' | 'lacksScore' | 'lacksReason';

const isWhole = (score: Partial<Score>): score is Score =>
  criteria.every((criterion) => score[criterion] !== undefined);

/** Score, message to the applicant, and decision (CA-7). */
export const ReviewForm = ({ application }: { readonly application: Application }) => {
  const t = useWords('application');
  const notify = useNotify();
  const [score, setScore] = useState<Partial<Score>>({});
  const [note, setNote] = useState('');
  const [reason, setReason] = useState<RejectReason | ''>('');
  const [lack, setLack] = useState<Lack | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const states = (Object.keys(reviewActs) as ReviewState[]).filter(
    (state) => stateAfter(application.state, reviewActs[state]) !== null,
  );

  const lacking = (state: ReviewState): Lack | null => {
    if (note.trim() === '' && (state === 'need_info' || state === 'rejected')) return 'lacksNote';
    if (!isWhole(score) && (state === 'approved' || state === 'rejected')) return 'lacksScore';
    return state === 'rejected' && reason === '' ? 'lacksReason' : null;
  };
  const { pressed, press } = useAct(reviewApplication, {
    done: (_item, { state }) => {
      setNote('');
      // The button disappears, and after a decision the whole card: the focus needs an element that stays.
      form.current?.closest<HTMLElement>(isOpen(state) ? 'details' : 'section')?.focus({ preventScroll: true });
      notify('success', t('review.done'));
    },
    whyNot: (failure) => {
      const code = failure.kind === 'refused' ? failure.code : null;
      return t(code === 409 ? 'review.stale' : code === 403 ? 'review.forbidden' : 'review.failed');
    },
  });
  const busy = pressed?.state ?? null;
  const decide = (state: ReviewState) => {
    const lacks = lacking(state);
    setLack(lacks);
    if (lacks) return;
    void press({
      applicationId: application.applicationId,
      from: application.state,
      state,
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(isWhole(score) && { score }),
      ...(state === 'rejected' && reason !== '' && { reasonKey: reason }),
    });
  };
  return (
    <div ref={form} className={styles.decision}>
      {criteria.map((criterion: Criterion) => (
        <Options
          key={criterion}
          legend={t(`review.criteria.${criterion}`)}
          name={`${application.applicationId} ${criterion}`}
          choices={POINTS.map((points) => ({
            key: String(points),
            label: (
              <>
                <span aria-hidden="true">{points}</span>
                <VisuallyHidden>{t('review.points', { points })}</VisuallyHidden>
              </>
            ),
            checked: score[criterion] === points,
            onSelect: () => setScore({ ...score, [criterion]: points }),
          }))}
        />
      ))}
      <TextArea
        label={t('review.note')}
        hint={t('review.noteHint')}
        error={lack === 'lacksNote' && t('review.lacksNote')}
        maxLength={APPLICATION.noteMax}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <SelectField
        label={t('review.reason')}
        error={lack === 'lacksReason' && t('review.lacksReason')}
        value={reason}
        onChange={(event) => setReason(event.target.value as RejectReason | '')}
      >
        <option value="">–</option>
        {rejectReasons.map((one) => (
          <option key={one} value={one}>
            {t(`reasons.${one}`)}
          </option>
        ))}
      </SelectField>
      <FieldError>{lack === 'lacksScore' && t('review.lacksScore')}</FieldError>
      <div className={styles.buttons}>
        {states.map((state) => (
          <Button
            key={state}
            tone={looks[state].tone}
            busy={busy === state}
            disabled={busy !== null && busy !== state}
            onClick={() => decide(state)}
          >
            {t(`review.${looks[state].word}`)}
          </Button>
        ))}
      </div>
    </div>
  );
};
