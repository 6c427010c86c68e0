import { useState, type FormEvent } from 'react';
import { CREDENTIALS, passwordRows } from '#domain/auth/credentials.ts';
import { useAuthCommands } from '../hooks/useAuthCommands.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { Button } from '../parts/Button.tsx';
import { Field } from '../parts/Field.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Rows } from '../parts/Rows.tsx';
import { FormAlert } from './FormAlert.tsx';
import { passwordError, registerError, usernameError, type FormError } from './formErrors.ts';
import { form, meter } from './LoginLayer.css.ts';
import { PasswordField } from './PasswordField.tsx';
import { useEntering, useFocusOnError } from './useEntering.ts';
import { useUsernameCheck, type UsernameState } from './useUsernameCheck.ts';

/** A new member: whether the name is free is said while one types, how strong the password is in lit rows. */
export const RegisterForm = ({ submit }: { readonly submit: string }) => {
  const t = useMessages('account');
  const { register, dismiss } = useAuthCommands();
  const { busy, failure } = useEntering();
  const [username, setUsername] = useState('');
  const [nickname, setNickname] = useState('');
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState<FormError | null>(null);
  const state = useUsernameCheck(username);
  const error = tried ?? (failure && registerError(failure));
  const ref = useFocusOnError(error);
  const said = (field: FormError['field']) => error?.field === field && t(error.key, error.params);
  // A name that is still being typed is not wrong yet.
  const known = state === 'format' && username.length < CREDENTIALS.usernameMin ? null : usernameError(state);
  const strength = passwordRows(password);

  const entered = (event: FormEvent) => {
    event.preventDefault();
    const name = username === '' ? 'errors.usernameMissing' : usernameError(state);
    const secret = passwordError(password);
    if (name) setTried({ field: 'username', key: name });
    else if (secret) setTried({ field: 'password', key: secret });
    else register({ username, password, ...(nickname.trim() !== '' && { nickname: nickname.trim() }) });
  };
  const typed = (set: (text: string) => void) => (event: { readonly target: { readonly value: string } }) => {
    set(event.target.value);
    setTried(null);
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
        maxLength={CREDENTIALS.usernameMax}
        value={username}
        onChange={typed((text) => setUsername(text.trim().toLowerCase()))}
        error={said('username') || (known && t(known))}
        good={state === 'free'}
        hint={<UsernameHint state={state} />}
      />
      <Field
        label={t('nickname')}
        name="nickname"
        autoComplete="nickname"
        maxLength={CREDENTIALS.nicknameMax}
        value={nickname}
        onChange={typed(setNickname)}
        error={said('nickname')}
      />
      <PasswordField
        name="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={typed(setPassword)}
        error={said('password')}
        hint={
          <>
            <span className={meter}>
              <Rows lit={strength} size={16} />
            </span>
            {t(`strength${strength}`)}
          </>
        }
      />
      <FormAlert>{said('form')}</FormAlert>
      <Button tone="primary" size="l" type="submit" busy={busy}>
        {submit}
      </Button>
    </form>
  );
};

const UsernameHint = ({ state }: { readonly state: UsernameState }) => {
  const t = useMessages('account');
  return (
    <span role="status">
      {state === 'free' && <Icon name="check" />} {hintWord(t, state)}
    </span>
  );
};

const hintWord = (t: ReturnType<typeof useMessages<'account'>>, state: UsernameState): string => {
  if (state === 'free') return t('usernameFree');
  return t(state === 'checking' ? 'usernameChecking' : 'usernameHint');
};
