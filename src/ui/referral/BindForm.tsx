import { useState, type FormEvent } from 'react';
import { REFERRAL, type Referral } from '#domain/referral/referral.ts';
import { nameInviter } from '#machines/rewards/rewards.acts.ts';
import type { Bound } from '#ports/rewards.ts';
import { useFormAct } from '../hooks/useFormAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { useDates } from '../shared/useDates.ts';
import { useFocusOnError } from '../shared/focus.ts';
import { fact, form, heading } from './ReferralScreen.css.ts';

type Problem = 'empty' | 'known' | Extract<Bound, { kind: 'problem' }>['problem'];

/** Who invited the member: shown, or asked for while it can still be entered (MI-9, MI-10). */
export const BindForm = ({ referral }: { readonly referral: Referral }) => {
  const t = useWords('referral');
  const notify = useNotify();
  const { day } = useDates();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const { busy, press, trouble } = useFormAct(nameInviter, {
    done: (bound) => {
      if (bound.kind === 'bound') notify('success', t('bind.done'));
      else setProblem(bound.kind === 'problem' ? bound.problem : 'known');
    },
  });
  const ref = useFocusOnError(problem);
  const { referredBy, bindUntil } = referral;
  if (!referredBy && bindUntil === undefined) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') setProblem('empty');
    else void press(typed.trim());
  };
  return (
    <section aria-labelledby="referral-bind">
      <h2 className={heading} id="referral-bind">
        {t('bind.title')}
      </h2>
      {referredBy && <p>{t('bind.by', { name: referredBy.displayName })}</p>}
      {!referredBy && bindUntil !== undefined && (
        <form className={form} ref={ref} noValidate onSubmit={submit}>
          <p className={fact}>{t('bind.about', { day: day(bindUntil) })}</p>
          <Field
            label={t('bind.code')}
            name="referral-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={REFERRAL.codeLength * 3}
            required
            value={typed}
            error={problem && t(`bind.problems.${problem}`)}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(null);
            }}
          />
          <FormAlert>{trouble?.words}</FormAlert>
          <div>
            <Button type="submit" busy={busy}>
              {t('bind.go')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
};
