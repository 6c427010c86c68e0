import { useState, type FormEvent } from 'react';
import { changePassword } from '#machines/security/security.acts.ts';
import { useWords } from '../hooks/useWords.ts';
import { focusNow, useFocusOnError } from '../shared/focus.ts';
import { NewPasswordField } from '../shared/NewPasswordField.tsx';
import { passwordError } from '../shared/passwordError.ts';
import { PasswordField } from '../shared/PasswordField.tsx';
import { useSavePassword, type PasswordFormProps, type Said } from './passwordForm.ts';
import { PasswordFrame } from './PasswordFrame.tsx';

/** Changes the password; asks for the current one. */
export const ChangePasswordForm = ({ username, onSaved, onCancel }: PasswordFormProps) => {
  const t = useWords('security');
  const account = useWords('account');
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [wrong, setWrong] = useState<Said>({});
  const { busy, press, trouble, answered } = useSavePassword(changePassword, { onSaved });
  const said: Said = wrong.present || wrong.next ? wrong : answered;
  const ref = useFocusOnError(said.present ?? said.next ?? trouble);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const next = passwordError(newPassword);
    const found: Said = {
      ...(password === '' && { present: account('errors.passwordMissing') }),
      ...(next && { next: account(next) }),
    };
    setWrong(found);
    if (!busy && Object.keys(found).length === 0) void press({ password, newPassword });
  };
  return (
    <PasswordFrame
      {...{ ref, username, busy, onCancel }}
      trouble={said.form}
      save={t('password.change')}
      onSubmit={submit}
    >
      <PasswordField
        label={t('password.present')}
        name="password"
        autoComplete="current-password"
        required
        ref={focusNow}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setWrong({});
        }}
        error={said.present}
      />
      <NewPasswordField
        label={t('password.next')}
        name="newPassword"
        value={newPassword}
        onChange={(event) => {
          setNewPassword(event.target.value);
          setWrong({});
        }}
        error={said.next}
      />
    </PasswordFrame>
  );
};
