import { useState, type FormEvent } from 'react';
import { CONTACTS } from '#domain/auth/contacts.ts';
import { selectResetCodeRef, selectResetStep } from '#machines/passwordReset/passwordReset.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { about, entry } from '../shared/CodeEntry.css.ts';
import { CodeEntry } from '../shared/CodeEntry.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { resetError, type FormError } from './formErrors.ts';
import { passwordError } from '../shared/passwordError.ts';
import { NewPasswordField } from '../shared/NewPasswordField.tsx';
import { Step } from './Step.tsx';
import { useFocusOnError } from '../shared/focus.ts';
import type { usePasswordReset } from './usePasswordReset.ts';

interface ResetProps {
  readonly reset: ReturnType<typeof usePasswordReset>;
}

/** The steps from a forgotten password over a code to a new one. */
export const ResetSteps = ({ reset, onBack }: ResetProps & { readonly onBack: () => void }) => {
  const t = useWords('account');
  const step = useSelector(reset.actor, selectResetStep);
  const code = useSelector(reset.actor, selectResetCodeRef);
  const toAccount = { label: t('code.back'), go: reset.back };
  if (step === 'proving')
    return (
      <Step title={t('code.title')} back={toAccount}>
        {code && <CodeEntry code={code} onBack={reset.back} />}
      </Step>
    );
  if (step === 'asking')
    return (
      <Step title={t('reset.title')} back={{ label: t('reset.back'), go: onBack }}>
        <AccountForm reset={reset} />
      </Step>
    );
  return (
    <Step title={t('reset.chooseTitle')} back={toAccount}>
      <ChooseForm reset={reset} busy={step !== 'choosing'} />
    </Step>
  );
};

const AccountForm = ({ reset }: ResetProps) => {
  const t = useWords('account');
  const account = useSelector(reset.actor, ({ context }) => context.account);
  const failure = useSelector(reset.actor, ({ context }) => context.failure);
  const [missing, setMissing] = useState<FormError | null>(null);
  const ref = useFocusOnError(missing);
  const entered = (event: FormEvent) => {
    event.preventDefault();
    if (account.trim() === '') setMissing({ field: 'username', key: 'reset.missing' });
    else reset.ask();
  };
  return (
    <form className={entry} ref={ref} noValidate onSubmit={entered}>
      <p className={about}>{t('reset.fact')}</p>
      <Field
        label={t('loginName')}
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        required
        maxLength={CONTACTS.mailMax}
        value={account}
        onChange={(event) => {
          reset.account(event.target.value);
          setMissing(null);
        }}
        error={missing && t(missing.key)}
      />
      <FormAlert>{failure && t(resetError(failure).key)}</FormAlert>
      <Button tone="primary" size="l" type="submit">
        {t('reset.send')}
      </Button>
    </form>
  );
};

const ChooseForm = ({ reset, busy }: ResetProps & { readonly busy: boolean }) => {
  const t = useWords('account');
  const account = useSelector(reset.actor, ({ context }) => context.account);
  const password = useSelector(reset.actor, ({ context }) => context.password);
  const failure = useSelector(reset.actor, ({ context }) => context.failure);
  const [tried, setTried] = useState<FormError | null>(null);
  const error = tried ?? (failure && resetError(failure));
  const ref = useFocusOnError(error);
  const said = (field: FormError['field']) => error?.field === field && t(error.key, error.params);
  const entered = (event: FormEvent) => {
    event.preventDefault();
    const wrong = passwordError(password);
    if (wrong) setTried({ field: 'password', key: wrong });
    else reset.set();
  };
  return (
    <form className={entry} ref={ref} noValidate onSubmit={entered}>
      <p className={about}>{t('reset.chooseFact')}</p>
      {/* For password managers, which store the new password under this name. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <NewPasswordField
        data-autofocus
        value={password}
        onChange={(event) => {
          reset.password(event.target.value);
          setTried(null);
        }}
        error={said('password')}
      />
      <FormAlert>{said('form')}</FormAlert>
      <Button tone="primary" size="l" type="submit" busy={busy}>
        {t('reset.set')}
      </Button>
    </form>
  );
};
