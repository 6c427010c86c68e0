import { useState } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { Field, type FieldProps } from '../kit/Field.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { eye } from './PasswordField.css.ts';

/** A password that can be made visible; pasting and password managers work as usual. */
export const PasswordField = (
  props: Omit<FieldProps, 'label' | 'trailing' | 'type'> & Partial<Pick<FieldProps, 'label'>>,
) => {
  const t = useWords('account');
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={t('password')}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <span className={eye}>
          <IconButton
            label={t(shown ? 'hidePassword' : 'showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eye-off' : 'eye'} size={20} />
          </IconButton>
        </span>
      }
      {...props}
    />
  );
};
