import { useState, type FormEvent } from 'react';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { loginError, type FormError } from './formErrors.ts';
import { form, wayOut } from './LoginLayer.css.ts';
import { PasswordField } from '../shared/PasswordField.tsx';
import { useEntering } from './useEntering.ts';
import { useFocusOnError } from '../shared/focus.ts';

interface LoginFormProps {
  readonly submit: string;
  /** The initial content of the username field. */
  readonly account: string;
  readonly onForgotten: (account: string) => void;
}

/** Username and password; errors are shown at their field. */
export const LoginForm = ({ submit, account, onForgotten }: LoginFormProps) => {
  const t = useWords('account');
  const { login, dismiss } = useAuthCommands();
  const { busy, failure } = useEntering();
  const [username, setUsername] = useState(account);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<FormError | null>(null);
  const error = missing ?? (failure && loginError(failure));
  const ref = useFocusOnError(error);
  const said = (field: FormError['field']) => error?.field === field && t(error.key, error.params);

  const entered = (event: FormEvent) => {
    event.preventDefault();
    if (username.trim() === '') setMissing({ field: 'username', key: 'errors.usernameMissing' });
    else if (password === '') setMissing({ field: 'password', key: 'errors.passwordMissing' });
    else login({ username: username.trim().toLowerCase(), password });
  };
  const typed = (set: (text: string) => void) => (event: { readonly target: { readonly value: string } }) => {
    set(event.target.value);
    setMissing(null);
    if (failure) dismiss();
  };
  return (
    <form className={form} ref={ref} noValidate onSubmit={entered}>
      <Field
        label={t('loginName')}
        name="username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        required
        value={username}
        onChange={typed(setUsername)}
        error={said('username')}
      />
      <PasswordField
        name="password"
        aside={
          <button className={wayOut} type="button" onClick={() => onForgotten(username.trim())}>
            {t('forgot')}
          </button>
        }
        autoComplete="current-password"
        required
        value={password}
        onChange={typed(setPassword)}
        error={said('password')}
      />
      <FormAlert>{said('form')}</FormAlert>
      <Button tone="primary" size="l" type="submit" busy={busy}>
        {submit}
      </Button>
    </form>
  );
};
