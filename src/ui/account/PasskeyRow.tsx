import { useEffect, useRef, useState, type FormEvent } from 'react';
import { SIGN_IN } from '#domain/auth/auth.ts';
import type { Passkey } from '#domain/auth/passkey.ts';
import { removePasskey, renamePasskey } from '#machines/signIn/signIn.acts.ts';
import { useFormAct } from '../hooks/useFormAct.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { useBackTo } from '../shared/focus.ts';
import { useDates } from '../shared/useDates.ts';
import { Question } from './Question.tsx';
import { actions, editor, item, sign } from './rows.css.ts';
import type { ProofProps } from './useKeptProof.ts';
import { useProven } from './useProven.tsx';

export interface PasskeyRowProps extends ProofProps {
  readonly passkey: Passkey;
}
interface EditorProps {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

/** One passkey: its name, when it was last used, renaming it, and removing it after a question. */
export const PasskeyRow = ({ passkey, proof }: PasskeyRowProps) => {
  const t = useWords('signIn');
  const { day } = useDates();
  const [mode, setMode] = useState<'shown' | 'naming' | 'removing'>('shown');
  const { name, createdAt, lastUsedAt } = passkey;
  const since = t('passkeys.since', { day: day(createdAt) });
  const used = lastUsedAt === null ? t('passkeys.neverUsed') : t('passkeys.used', { day: day(lastUsedAt) });
  const done = () => setMode('shown');
  const namer = useBackTo(mode === 'naming');
  const remover = useBackTo(mode === 'removing');
  return (
    <li>
      <div className={item}>
        <span className={sign}>
          <Icon name="key-round" size={20} />
        </span>
        <div>
          <b>{name}</b>
          <small>
            {since} · {used}
          </small>
        </div>
        <IconButton
          ref={namer}
          label={t('passkeys.rename', { name })}
          aria-expanded={mode === 'naming'}
          onClick={() => setMode(mode === 'naming' ? 'shown' : 'naming')}
        >
          <Icon name="pencil" size={18} />
        </IconButton>
        <IconButton
          ref={remover}
          label={t('passkeys.remove', { name })}
          aria-expanded={mode === 'removing'}
          onClick={() => setMode(mode === 'removing' ? 'shown' : 'removing')}
        >
          <Icon name="trash-2" size={18} />
        </IconButton>
      </div>
      {mode === 'naming' && <NameEditor passkey={passkey} onDone={done} />}
      {mode === 'removing' && <RemoveAsk {...{ passkey, proof }} onDone={done} />}
    </li>
  );
};

const NameEditor = ({ passkey: { passkeyId, name }, onDone }: EditorProps) => {
  const t = useWords('signIn');
  const [typed, setTyped] = useState(name);
  const [missing, setMissing] = useState(false);
  const { busy, press, trouble } = useFormAct(renamePasskey, {
    done: onDone,
    whyNot: () => t('passkeys.failed'),
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') setMissing(true);
    else void press({ passkeyId, name: typed.trim() });
  };
  return (
    <form className={editor} noValidate onSubmit={save}>
      <Field
        ref={field}
        label={t('passkeys.name')}
        name="passkeyName"
        autoComplete="off"
        maxLength={SIGN_IN.passkeyNameMax}
        required
        value={typed}
        error={missing && t('passkeys.nameMissing')}
        onChange={(event) => {
          setTyped(event.target.value);
          setMissing(false);
        }}
      />
      <FormAlert>{trouble?.words}</FormAlert>
      <p className={actions}>
        <Button tone="primary" type="submit" busy={busy}>
          {t('passkeys.save')}
        </Button>
        <Button tone="plain" onClick={onDone}>
          {t('passkeys.cancel')}
        </Button>
      </p>
    </form>
  );
};

const RemoveAsk = ({ passkey: { passkeyId, name }, proof, onDone }: EditorProps & ProofProps) => {
  const t = useWords('signIn');
  const notify = useNotify();
  const { start, busy, trouble, asking } = useProven(proof, {
    act: removePasskey,
    input: { passkeyId },
    done: () => {
      notify('info', t('passkeys.removed', { name }));
      onDone();
    },
    conflict: t('passkeys.onlyWay'),
  });
  return (
    asking ?? (
      <Question
        {...{ busy, trouble }}
        label={t('passkeys.remove', { name })}
        yes={t('passkeys.removeYes')}
        no={t('passkeys.cancel')}
        onYes={start}
        onNo={onDone}
      >
        {t('passkeys.removeAsk', { name })}
      </Question>
    )
  );
};
