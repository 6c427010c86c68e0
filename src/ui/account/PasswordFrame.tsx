import type { FormEvent, ReactNode, Ref } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { FormAlert } from '../shared/FormAlert.tsx';
import { FormActions } from './FormActions.tsx';
import { about, form } from './rows.css.ts';

interface PasswordFrameProps {
  readonly ref: Ref<HTMLFormElement>;
  /** The user name under which password managers save the password. */
  readonly username: string;
  readonly children: ReactNode;
  /** An error that belongs to no field. */
  readonly trouble: string | undefined;
  readonly save: string;
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onCancel: () => void;
}

/** The frame around the fields of a password form. */
export const PasswordFrame = (props: PasswordFrameProps) => {
  const t = useWords('security');
  const { ref, username, children, trouble, save, busy, onSubmit, onCancel } = props;
  return (
    <form className={form} ref={ref} noValidate onSubmit={onSubmit}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {children}
      <p className={about}>{t('password.ends')}</p>
      <FormAlert>{trouble}</FormAlert>
      <FormActions {...{ save, busy, onCancel }} />
    </form>
  );
};
