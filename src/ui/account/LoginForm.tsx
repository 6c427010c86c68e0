import { useState, type FormEvent } from 'react';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { FormAlert } from './FormAlert.tsx';
import { loginError, type FormError } from './formErrors.ts';
import { form } from './LoginLayer.css.ts';
import { PasswordField } from './PasswordField.tsx';
import { useEntering, useFocusOnError } from './useEntering.ts';

/** Username and password; what went wrong is said at its field. */
export const LoginForm = ({ submit }: { readonly submit: string }) => {
  const t = useMessages('account');
  const { login, dismiss } = useAuthCommands();
  const { busy, failure } = useEntering();
  const [username, setUsername] = useState('');
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
        label={t('username')}
        name="username"
        autoComplete="username"
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
