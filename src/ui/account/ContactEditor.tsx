import { useEffect, useState } from 'react';
import type { Channel } from '#domain/auth/contacts.ts';
import { contactDraft } from '#domain/auth/memberDrafts.ts';
import { takeContact } from '#machines/security/security.acts.ts';
import { useApp } from '../hooks/useApp.ts';
import { isRefused, useFormAct } from '../hooks/useFormAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { CodeProof } from '../shared/CodeProof.tsx';
import { ConfirmWho } from '../shared/ConfirmWho.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { ContactForm } from './ContactForm.tsx';
import { about, actions, form } from './rows.css.ts';
import type { KeptProof } from './useKeptProof.ts';

interface ContactEditorProps {
  readonly userId: string;
  readonly channel: Channel;
  readonly proof: KeptProof;
  readonly onSaved: (to: string) => void;
  readonly onCancel: () => void;
}

/** Confirm who one is, type the address, enter the code that was sent there: then it is the member's. */
export const ContactEditor = ({ userId, channel, proof, onSaved, onCancel }: ContactEditorProps) => {
  const { storage } = useApp();
  const draft = contactDraft(userId, channel);
  const [proven, setProven] = useState(() => proof.current() !== null);
  const [to, setTo] = useState(() => storage.read(draft) ?? '');
  const [sent, setSent] = useState(false);
  const [ticket, setTicket] = useState<string | null>(null);
  if (!proven)
    return (
      <ConfirmWho
        onProof={(shown) => {
          proof.keep(shown);
          setProven(true);
        }}
        onCancel={onCancel}
      />
    );
  const again = () => {
    setTicket(null);
    setSent(false);
  };
  const typed = (text: string) => {
    setTo(text);
    storage.write(draft, text === '' ? null : text);
  };
  const cancel = () => {
    storage.write(draft, null);
    onCancel();
  };
  if (!sent)
    return <ContactForm channel={channel} to={to} onTyped={typed} onSend={() => setSent(true)} onCancel={cancel} />;
  if (ticket === null)
    return (
      <div className={form}>
        <CodeProof to={to.trim()} onTicket={setTicket} onBack={again} />
      </div>
    );
  const late = () => {
    proof.drop();
    setProven(false);
  };
  return (
    <SaveContact
      contact={{ contact: to.trim(), ticket, proof: proof.current() ?? '' }}
      onSaved={() => {
        storage.write(draft, null);
        onSaved(to.trim());
      }}
      onLate={late}
      onAgain={again}
    />
  );
};

interface SaveContactProps {
  readonly contact: { readonly contact: string; readonly ticket: string; readonly proof: string };
  readonly onSaved: () => void;
  readonly onLate: () => void;
  readonly onAgain: () => void;
}

/** Makes the proven address the member's as soon as it is mounted, or says why that failed. */
const SaveContact = ({ contact, onSaved, onLate, onAgain }: SaveContactProps) => {
  const t = useWords('security');
  const { press, trouble } = useFormAct(takeContact, {
    done: onSaved,
    whyNot: (failure) => {
      if (isRefused(failure, 403)) onLate();
      if (!isRefused(failure)) return null;
      return t(isRefused(failure, 409) ? 'contacts.taken' : 'contacts.late');
    },
  });
  const start = () => void press(contact);
  useEffect(() => {
    start();
    // Once per mount: the ticket can be used once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (!trouble)
    return (
      <p className={about} role="status">
        {t('contacts.saving')}
      </p>
    );
  return (
    <div className={form}>
      <FormAlert>{trouble.words}</FormAlert>
      <p className={actions}>
        {!isRefused(trouble.failure) && (
          <Button tone="primary" onClick={start}>
            {t('who.go')}
          </Button>
        )}
        <Button onClick={onAgain}>{t('contacts.again')}</Button>
      </p>
    </div>
  );
};
