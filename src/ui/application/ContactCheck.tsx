import { useEffect, useRef, useState } from 'react';
import type { Application } from '#domain/application/application.ts';
import { looksLikePhone } from '#domain/auth/contacts.ts';
import { proveNumber } from '#machines/application/applications.acts.ts';
import { isRefused, useFormAct } from '../hooks/useFormAct.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { FieldError } from '../kit/FieldError.tsx';
import { Icon } from '../kit/Icon.tsx';
import { CodeProof } from '../shared/CodeProof.tsx';
import { card, proven as provenLine } from './ContactCheck.css.ts';
import { group, note, row } from './FormView.css.ts';

interface ContactCheckProps {
  readonly phone: string;
  readonly proven: boolean;
  readonly error: string | undefined;
  readonly onProven: (application: Application) => void;
}

/** Proves that the number is the applicant's by a code that is sent to it (CA-5). Use the number as React key. */
export const ContactCheck = ({ phone, proven, error, onProven }: ContactCheckProps) => {
  const t = useWords('application');
  const [asked, setAsked] = useState(false);
  if (proven)
    return (
      <p className={provenLine} role="status">
        <Icon name="circle-check" size={18} />
        {t('contact.proven')}
      </p>
    );
  if (asked)
    return (
      <div className={card}>
        <CodeCheck phone={phone} onProven={onProven} onBack={() => setAsked(false)} />
      </div>
    );
  return (
    <div className={group} data-invalid={Boolean(error) || undefined} tabIndex={error ? -1 : undefined}>
      <div className={row}>
        <Button tone="quiet" disabled={!looksLikePhone(phone)} onClick={() => setAsked(true)}>
          {t('contact.send')}
        </Button>
      </div>
      <FieldError>{error}</FieldError>
    </div>
  );
};

interface CodeCheckProps extends Pick<ContactCheckProps, 'phone' | 'onProven'> {
  readonly onBack: () => void;
}

const CodeCheck = ({ phone, onProven, onBack }: CodeCheckProps) => {
  const t = useWords('application');
  const [ticket, setTicket] = useState<string | null>(null);
  const { press, trouble } = useFormAct(proveNumber, {
    done: onProven,
    whyNot: (failure) => (isRefused(failure) ? t('contact.failed') : null),
  });
  const prove = useRef(press);
  useEffect(() => {
    prove.current = press;
  });
  useEffect(() => {
    if (ticket !== null) void prove.current({ phone, ticket });
  }, [phone, ticket]);

  if (ticket === null) return <CodeProof to={phone} onTicket={setTicket} onBack={onBack} inside />;
  if (!trouble)
    return (
      <p className={note} role="status">
        {t('contact.checking')}
      </p>
    );
  return (
    <>
      <FieldError>{trouble.words}</FieldError>
      <div className={row}>
        <Button tone="quiet" onClick={onBack}>
          {t('contact.again')}
        </Button>
      </div>
    </>
  );
};
