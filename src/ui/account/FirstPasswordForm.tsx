import { useState, type FormEvent } from 'react';
import { setFirstPassword } from '#machines/security/security.acts.ts';
import { useWords } from '../hooks/useWords.ts';
import { NewPasswordField } from '../shared/NewPasswordField.tsx';
import { passwordError } from '../shared/passwordError.ts';
import { useFocusOnError } from '../shared/focus.ts';
import { useSavePassword, type PasswordFormProps } from './passwordForm.ts';
import { PasswordFrame } from './PasswordFrame.tsx';

interface FirstPasswordFormProps extends PasswordFormProps {
  readonly proof: string;
  /** Called when the proof of who the member is has expired. */
  readonly onLate: () => void;
}

/** Sets the first password of a member without one, who has confirmed who they are. */
export const FirstPasswordForm = ({ username, proof, onLate, onSaved, onCancel }: FirstPasswordFormProps) => {
  const t = useWords('security');
  const account = useWords('account');
  const [newPassword, setNewPassword] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { busy, press, trouble, answered } = useSavePassword(setFirstPassword, { onSaved, onUnproven: onLate });
  const said = wrong ?? answered.next;
  const ref = useFocusOnError(said ?? trouble);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = passwordError(newPassword);
    setWrong(problem && account(problem));
    if (!busy && !problem) void press({ proof, newPassword });
  };
  return (
    <PasswordFrame
      {...{ ref, username, busy, onCancel }}
      trouble={answered.form}
      save={t('password.set')}
      onSubmit={submit}
    >
      <NewPasswordField
        label={t('password.next')}
        name="newPassword"
        value={newPassword}
        onChange={(event) => {
          setNewPassword(event.target.value);
          setWrong(null);
        }}
        error={said}
      />
    </PasswordFrame>
  );
};
