import { useEffect, useId, useRef } from 'react';
import { banMinutes, decisionActions, MODERATION, muteMinutes, needsSecond } from '#domain/moderation/decision.ts';
import { draftFault } from '#domain/moderation/draft.ts';
import type { CaseDetail } from '#domain/moderation/report.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Options } from '../kit/Options.tsx';
import { Segments } from '../kit/Segments.tsx';
import { TextArea } from '../kit/TextArea.tsx';
import { failureWord } from '../shared/failureWord.ts';
import { FormAlert } from '../shared/FormAlert.tsx';
import { lengthWord } from './lengthWord.ts';
import * as styles from './moderation.css.ts';
import type { CaseDecision } from './useCaseDecision.ts';
import { useKeys } from './useKeys.ts';

interface DecisionFormProps {
  readonly one: CaseDetail;
  readonly deciding: CaseDecision;
}

/** What is decided, for how long, and why; one button, which says what will happen. */
export const DecisionForm = ({ one, deciding: { step, of, send } }: DecisionFormProps) => {
  const t = useWords('moderation');
  const shell = useWords('shell');
  const id = useId();
  const reason = useRef<HTMLTextAreaElement>(null);
  const { draft, failure } = of;
  const { action, minutes } = draft;
  const change = (to: Partial<typeof draft>) => send({ type: 'decision.change', change: to });
  const choose = (wanted: (typeof decisionActions)[number]) => {
    if (!one.actions.includes(wanted)) return;
    const lengths: readonly number[] = wanted === 'ban' ? banMinutes : muteMinutes;
    const held = lengths.includes(minutes) ? minutes : lengths[wanted === 'ban' ? 0 : 2]!;
    change({ action: wanted, ...((wanted === 'mute' || wanted === 'ban') && { minutes: held }) });
  };
  // A second moderator begins with what the first one proposes.
  const { state, decision } = one;
  useEffect(() => {
    if (state === 'second' && decision)
      send({
        type: 'decision.change',
        change: { action: decision.action, minutes: decision.minutes ?? MODERATION.banMinMost },
      });
  }, [state, decision, send]);
  const decide = () => send({ type: 'decision.send' });
  useKeys({
    ...Object.fromEntries(decisionActions.map((wanted, i) => [String(i + 1), () => choose(wanted)])),
    r: () => reason.current?.focus(),
    'Ctrl+Enter': decide,
  });
  const holds = action === 'mute' || action === 'ban';
  const length = lengthWord(t, minutes);
  const name = one.about?.nickname ?? '';
  const isProposal = action !== null && state !== 'second' && needsSecond({ action, ...(holds && { minutes }) });
  const label =
    action === null ? t('form.legend') : t(isProposal ? 'form.do.propose' : `form.do.${action}`, { name, length });
  const fault = draftFault(draft);
  const why = failure && failureWord(failure);
  const refused = failure?.kind === 'refused' && failure.code === 403;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        decide();
      }}
    >
      <Options
        legend={t('form.legend')}
        name={id}
        choices={decisionActions
          .filter((one_) => one.actions.includes(one_))
          .map((wanted) => ({
            key: wanted,
            label: t(`action.${wanted}`),
            checked: wanted === action,
            onSelect: () => choose(wanted),
          }))}
      />
      {holds && (
        <Segments
          label={t('form.length')}
          choices={(action === 'mute' ? muteMinutes : banMinutes).map((one_) => ({
            ...{ value: String(one_), label: lengthWord(t, one_) },
          }))}
          value={String(minutes)}
          onChange={(value) => change({ minutes: Number(value) })}
        />
      )}
      <TextArea
        ref={reason}
        label={t('form.reason')}
        rows={2}
        value={draft.reason}
        hint={t('form.reasonHint')}
        error={fault === 'long' ? t('form.long', { most: MODERATION.reasonMax }) : undefined}
        onChange={(event) => change({ reason: event.target.value })}
      />
      {isProposal && <p className={styles.small}>{t('form.second')}</p>}
      <FormAlert>
        {step === 'unsent'
          ? t('form.unsent')
          : refused
            ? t('form.refused')
            : why && step === 'choosing' && shell(why.key, why.params)}
      </FormAlert>
      <div className={styles.buttons}>
        {step === 'unsent' && <Button onClick={() => send({ type: 'decision.retry' })}>{t('form.retry')}</Button>}
        <Button
          type="submit"
          tone={action === null || action === 'none' ? 'primary' : 'danger'}
          busy={step === 'sending' || step === 'claiming'}
          disabled={fault !== null}
          aria-keyshortcuts="Control+Enter"
        >
          {label}
        </Button>
      </div>
    </form>
  );
};
