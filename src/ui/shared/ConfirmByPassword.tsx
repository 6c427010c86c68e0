import { useState, type FormEvent } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { form } from './ConfirmWho.css.ts';
import { focusNow, useFocusOnError } from './focus.ts';
import { FormAlert } from './FormAlert.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useShowing } from './useShowing.ts';

interface ByPasswordProps {
  readonly username: string;
  readonly onProof: (proof: string) => void;
}

/** Re-authentication by password. */
export const ConfirmByPassword = ({ username, onProof }: ByPasswordProps) => {
  const t = useWords('security');
  const account = useWords('account');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const { busy, trouble, isWrong, show } = useShowing(onProof, t('who.wrong'));
  const ref = useFocusOnError(missing || trouble);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') setMissing(true);
    else if (!busy) void show({ password });
  };
  return (
    <form className={form} ref={ref} noValidate onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        ref={focusNow}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
        }}
        error={(missing && account('errors.passwordMissing')) || (isWrong && trouble?.words)}
      />
      <FormAlert>{!isWrong && trouble?.words}</FormAlert>
      <Button tone="primary" type="submit" busy={busy}>
        {t('who.go')}
      </Button>
    </form>
  );
};
