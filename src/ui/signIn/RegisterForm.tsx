import { useEffect, useState, type FormEvent } from 'react';
import { CONTACTS } from '#domain/auth/contacts.ts';
import { CREDENTIALS } from '#domain/auth/credentials.ts';
import { localePath } from '#domain/locale/locale.ts';
import {
  selectContactStage,
  selectSignUpStep,
  selectUsernameStage,
  type ContactStage,
  type UsernameStage,
} from '#machines/signUp/signUp.selectors.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Icon } from '../kit/Icon.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { contactError, registerError, usernameError, type FormError } from './formErrors.ts';
import { passwordError } from '../shared/passwordError.ts';
import { agreement, form } from './LoginLayer.css.ts';
import { NewPasswordField } from '../shared/NewPasswordField.tsx';
import { useFocusOnError } from '../shared/focus.ts';
import type { useSignUp } from './useSignUp.ts';

/** The sign-up form; name and contact are checked while typing. */
export const RegisterForm = ({
  submit,
  signUp,
}: {
  readonly submit: string;
  readonly signUp: ReturnType<typeof useSignUp>;
}) => {
  const t = useWords('account');
  const { actor, left } = signUp;
  const username = useSelector(actor, ({ context }) => context.username);
  const contact = useSelector(actor, ({ context }) => context.contact);
  const nickname = useSelector(actor, ({ context }) => context.nickname);
  const password = useSelector(actor, ({ context }) => context.password);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const needsCode = useSelector(actor, ({ context }) => context.contact.trim() !== (context.proof?.contact ?? ''));
  const name = useSelector(actor, selectUsernameStage);
  const address = useSelector(actor, selectContactStage);
  const busy = useSelector(actor, selectSignUpStep) === 'registering';
  const [tried, setTried] = useState<FormError | null>(null);
  const [doneWithContact, setDoneWithContact] = useState(false);
  const error = tried ?? (failure && registerError(failure));
  const ref = useFocusOnError(error);
  const said = (field: FormError['field']) => error?.field === field && t(error.key, error.params);
  useEffect(() => left, [left]);
  // Input that is still being typed is not an error yet.
  const nameWrong = name === 'misshapen' && username.length < CREDENTIALS.usernameMin ? null : usernameError(name);
  const addressWrong = doneWithContact ? contactError(address, contact) : null;

  const entered = (event: FormEvent) => {
    event.preventDefault();
    const wrong: readonly (readonly [FormError['field'], FormError['key'] | null])[] = [
      ['username', name === 'blank' ? 'errors.usernameMissing' : usernameError(name)],
      ['contact', contactError(address, contact)],
      ['password', passwordError(password)],
    ];
    const first = wrong.find(([, key]) => key !== null);
    if (first?.[1]) setTried({ field: first[0], key: first[1] });
    else signUp.submit();
  };
  const typed = (take: (text: string) => void) => (event: { readonly target: { readonly value: string } }) => {
    take(event.target.value);
    setTried(null);
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
        onChange={({ target }) => {
          writeUsername(target);
          typed(signUp.username)({ target });
        }}
        error={said('username') || (nameWrong && t(nameWrong))}
        good={name === 'free'}
        hint={<UsernameHint stage={name} />}
      />
      <Field
        label={t('contact')}
        name="contact"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={CONTACTS.mailMax}
        value={contact}
        onChange={typed((text) => {
          signUp.contact(text);
          setDoneWithContact(false);
        })}
        onBlur={() => setDoneWithContact(true)}
        error={said('contact') || (addressWrong && t(addressWrong))}
        good={address === 'accepted'}
        hint={<ContactHint stage={address} actor={actor} />}
      />
      <Field
        label={t('nickname')}
        name="nickname"
        autoComplete="nickname"
        maxLength={CREDENTIALS.nicknameMax}
        value={nickname}
        onChange={typed(signUp.nickname)}
        error={said('nickname')}
      />
      <NewPasswordField value={password} onChange={typed(signUp.password)} error={said('password')} />
      <FormAlert>{said('form')}</FormAlert>
      <Button tone="primary" size="l" type="submit" busy={busy}>
        {needsCode && contact.trim() !== '' ? t('getCode') : submit}
      </Button>
      <Agreement />
    </form>
  );
};

/** Normalises the username in the field itself: if React set a changed value, the caret would jump to the end. */
const writeUsername = (field: HTMLInputElement) => {
  const { value, selectionStart } = field;
  const username = value.trim().toLowerCase();
  if (username === value) return;
  const caret = value.slice(0, selectionStart ?? value.length).trimStart().length;
  field.value = username;
  field.setSelectionRange(caret, caret);
};

/** Opens in a new tab, so that the input is kept. */
const Agreement = () => {
  const t = useWords('account');
  return (
    <p className={agreement}>
      {t('agree.fact')}{' '}
      <a href={localePath(useLocale(), '/dieu-kien-dieu-khoan')} target="_blank" rel="noopener">
        {t('agree.terms')}
      </a>
    </p>
  );
};

const UsernameHint = ({ stage }: { readonly stage: UsernameStage }) => {
  const t = useWords('account');
  return (
    <span role="status">
      {stage === 'free' && <Icon name="check" />}{' '}
      {t(stage === 'free' ? 'usernameFree' : stage === 'asking' ? 'usernameChecking' : 'usernameHint')}
    </span>
  );
};

const ContactHint = ({
  stage,
  actor,
}: {
  readonly stage: ContactStage;
  readonly actor: ReturnType<typeof useSignUp>['actor'];
}) => {
  const t = useWords('account');
  const shown = useSelector(actor, ({ context }) => context.shown);
  return (
    <span role="status">
      {stage === 'accepted' && <Icon name="check" />}{' '}
      {stage === 'accepted' && shown !== null
        ? t('contactShown', { to: shown })
        : t(stage === 'accepted' ? 'contactGood' : stage === 'asking' ? 'contactChecking' : 'contactHint')}
    </span>
  );
};
