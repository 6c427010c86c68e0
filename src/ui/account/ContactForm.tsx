import { useState, type FormEvent } from 'react';
import { CONTACTS, looksLikeMail, looksLikePhone, type Channel } from '#domain/auth/contacts.ts';
import { useWords } from '../hooks/useWords.ts';
import { Field } from '../kit/Field.tsx';
import { focusNow, useFocusOnError } from '../shared/focus.ts';
import { FormActions } from './FormActions.tsx';
import { form } from './rows.css.ts';

interface ContactFormProps {
  readonly channel: Channel;
  readonly to: string;
  readonly onTyped: (to: string) => void;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

/** Asks for the address or number to send a code to. */
export const ContactForm = ({ channel, to, onTyped, onSend, onCancel }: ContactFormProps) => {
  const t = useWords('security');
  const [wrong, setWrong] = useState(false);
  const ref = useFocusOnError(wrong);
  const mail = channel === 'mail';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fits = mail ? looksLikeMail(to.trim()) : looksLikePhone(to.trim());
    if (fits) onSend();
    else setWrong(true);
  };
  return (
    <form className={form} ref={ref} noValidate onSubmit={submit}>
      <Field
        label={t(mail ? 'contacts.newMail' : 'contacts.newSms')}
        name={mail ? 'email' : 'phoneNumber'}
        type={mail ? 'email' : 'tel'}
        autoComplete={mail ? 'email' : 'tel'}
        maxLength={mail ? CONTACTS.mailMax : CONTACTS.phoneMax}
        required
        ref={focusNow}
        value={to}
        onChange={(event) => {
          onTyped(event.target.value);
          setWrong(false);
        }}
        error={wrong && t(mail ? 'contacts.mailFormat' : 'contacts.smsFormat')}
      />
      <FormActions save={t('contacts.send')} onCancel={onCancel} />
    </form>
  );
};
