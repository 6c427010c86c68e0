import { useState } from 'react';
import type { Safety } from '#domain/auth/safety.ts';
import { safety } from '#machines/security/security.resources.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useResource } from '../hooks/useResource.ts';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { ConfirmWho } from '../shared/ConfirmWho.tsx';
import { useBackTo } from '../shared/focus.ts';
import { Block } from './Block.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { FirstPasswordForm } from './FirstPasswordForm.tsx';
import type { ProofProps } from './useKeptProof.ts';

interface PasswordBlockProps extends ProofProps {}

/** Changes the password, or sets the first one. */
export const PasswordBlock = ({ proof }: PasswordBlockProps) => {
  const t = useWords('security');
  const notify = useNotify();
  const { value: held, failure, busy, retry } = useResource(safety, null);
  const [open, setOpen] = useState(false);
  const [proven, setProven] = useState(false);
  const opener = useBackTo(open);

  const saved = (ended: number) => {
    const first = held?.hasPassword === false;
    setOpen(false);
    notify(
      'success',
      ended > 0 && !first ? t.tn('password.ended', ended) : t(first ? 'password.firstSaved' : 'password.saved'),
    );
  };
  const begin = () => {
    setProven(proof.current() !== null);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const content = (known: Safety) => {
    if (!open)
      return (
        <Button ref={opener} onClick={begin}>
          {t(known.hasPassword ? 'password.change' : 'password.set')}
        </Button>
      );
    if (known.hasPassword) return <ChangePasswordForm username={known.username} onSaved={saved} onCancel={close} />;
    if (!proven)
      return (
        <ConfirmWho
          onProof={(shown) => {
            proof.keep(shown);
            setProven(true);
          }}
          onCancel={close}
        />
      );
    const late = () => {
      proof.drop();
      setProven(false);
    };
    return (
      <FirstPasswordForm
        username={known.username}
        proof={proof.current() ?? ''}
        onLate={late}
        onSaved={saved}
        onCancel={close}
      />
    );
  };
  return (
    <Block
      title={t('password.title')}
      about={held && t(held.hasPassword ? 'password.have' : 'password.none', { username: held.username })}
    >
      {failure && !held && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !held && <SkeletonRows rows={1} height={56} />}
      {held && content(held)}
    </Block>
  );
};
