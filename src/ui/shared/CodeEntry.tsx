import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { CODES } from '#domain/auth/codes.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import type { OneTimeCodeMachine } from '#machines/oneTimeCode/oneTimeCode.machine.ts';
import { isResending, mayResend, selectCodeStage } from '#machines/oneTimeCode/oneTimeCode.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNow } from '../hooks/useNow.ts';
import { Button } from '../kit/Button.tsx';
import { CodeField } from '../kit/CodeField.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { about, entry, outbox, resend } from './CodeEntry.css.ts';
import { useCodeError } from './useCodeError.ts';

export type CodeRef = ActorRefFrom<OneTimeCodeMachine>;
interface CodeProps {
  readonly code: CodeRef;
}

export interface CodeEntryProps extends CodeProps {
  readonly onBack: () => void;
  /** It is inside another form, which must not get its Enter key. */
  readonly inside?: boolean;
}

/** The entry of a code: checked as soon as it is complete; another one can be requested once that is allowed. */
export const CodeEntry = ({ code, onBack, inside = false }: CodeEntryProps) => {
  const t = useWords('account');
  const stage = useSelector(code, selectCodeStage);
  const digits = useSelector(code, ({ context }) => context.code);
  const [short, setShort] = useState(false);
  const error = useCodeError(code) || (short && t('code.short', { digits: CODES.digits }));
  const field = useRef<HTMLInputElement>(null);
  // A new code, or an error of the last one, moves the focus to the field.
  const sent = useSelector(code, ({ context }) => context.sent);
  useEffect(() => field.current?.focus(), [sent, error]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setShort(stage === 'open' && digits.length < CODES.digits);
    code.send({ type: 'code.submit' });
  };
  const open = stage === 'open' || stage === 'checking';
  const content = (
    <>
      <CodeAbout code={code} />
      <CodeField
        ref={field}
        label={t('code.label')}
        name="code"
        digits={CODES.digits}
        value={digits}
        onText={(text) => {
          setShort(false);
          code.send({ type: 'code.typed', text });
        }}
        error={error}
        closed={!open && stage !== 'sending'}
        readOnly={stage !== 'open'}
        onKeyDown={inside ? (event) => event.key === 'Enter' && submit(event) : undefined}
        data-autofocus
      />
      <Button
        tone="primary"
        size="l"
        {...(inside ? { onClick: submit } : { type: 'submit' })}
        busy={stage === 'checking' || stage === 'sending'}
        disabled={stage !== 'sending' && !open}
      >
        {t(stage === 'sending' ? 'code.sending' : 'code.confirm')}
      </Button>
      <Resend code={code} />
      <Button tone="plain" onClick={onBack}>
        {t('code.back')}
      </Button>
    </>
  );
  if (inside) return <div className={entry}>{content}</div>;
  return (
    <form className={entry} noValidate onSubmit={submit}>
      {content}
    </form>
  );
};

/** Where the code was sent. For a forgotten password it does not reveal whether the account exists. */
const CodeAbout = ({ code }: CodeProps) => {
  const t = useWords('account');
  const to = useSelector(code, ({ context }) => context.to);
  const purpose = useSelector(code, ({ context }) => context.purpose);
  const sent = useSelector(code, ({ context }) => context.sent);
  const again = useSelector(code, ({ context }) => context.again);
  const perhaps = sent?.channel === 'either' ? 'code.perhapsOf' : 'code.perhapsTo';
  return (
    <div>
      <p className={about}>
        {t(sent === null ? 'code.askedFor' : purpose === 'reset' ? perhaps : 'code.sentTo')} <b>{to}</b>
      </p>
      <p className={about} role="status">
        {again && t('code.again')}
      </p>
      {sent?.shownAt && (
        <p className={outbox}>
          {t('code.notSent')}{' '}
          <a href={sent.shownAt} target="_blank" rel="noopener">
            {t('code.outbox')}
          </a>
        </p>
      )}
    </div>
  );
};

/** How often the remaining time is announced to screen readers, in seconds. */
const SAID_EVERY_S = 30;

const Resend = ({ code }: CodeProps) => {
  const t = useWords('account');
  const allowed = useSelector(code, mayResend);
  const busy = useSelector(code, isResending);
  const resendAt = useSelector(code, ({ context }) => context.resendAt);
  const sending = useSelector(code, (snapshot) => snapshot.matches('sending'));
  const leftS = Math.max(1, Math.ceil((resendAt - useNow(1000)) / 1000));
  const waits = !allowed && !busy && !sending;
  return (
    <div className={resend}>
      <span aria-hidden="true">{waits && t('code.resendIn', { time: clockDuration(leftS) })}</span>
      <Button busy={busy} disabled={!allowed && !busy} onClick={() => code.send({ type: 'code.resend' })}>
        {t('code.resend')}
      </Button>
      <VisuallyHidden>
        <span role="status">
          {waits && t('code.resendIn', { time: clockDuration(Math.ceil(leftS / SAID_EVERY_S) * SAID_EVERY_S) })}
          {allowed && t('code.mayResend')}
        </span>
      </VisuallyHidden>
    </div>
  );
};
