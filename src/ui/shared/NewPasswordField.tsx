import { passwordRows } from '#domain/auth/credentials.ts';
import { useWords } from '../hooks/useWords.ts';
import type { FieldProps } from '../kit/Field.tsx';
import { Rows } from '../kit/Rows.tsx';
import { meter } from './PasswordField.css.ts';
import { PasswordField } from './PasswordField.tsx';

type NewPasswordProps = Pick<FieldProps, 'onChange' | 'error'> &
  Partial<Pick<FieldProps, 'label' | 'name'>> & {
    readonly value: string;
    readonly 'data-autofocus'?: boolean;
  };

/** The field for a new password: its strength is shown by lit rows and in words. */
export const NewPasswordField = (props: NewPasswordProps) => {
  const t = useWords('account');
  const strength = passwordRows(props.value);
  return (
    <PasswordField
      name="password"
      autoComplete="new-password"
      required
      hint={
        <>
          <span className={meter}>
            <Rows lit={strength} size={16} />
          </span>
          {t(`strength${strength}`)}
        </>
      }
      {...props}
    />
  );
};
