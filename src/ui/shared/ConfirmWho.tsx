import { Suspense, useState } from 'react';
import { openSignInMethods, passkeyList } from '#machines/signIn/signIn.resources.ts';
import { safety } from '#machines/security/security.resources.ts';
import type { Safety } from '#domain/auth/safety.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { ConfirmByPassword } from './ConfirmByPassword.tsx';
import { ConfirmByCode, ConfirmByEntering, ConfirmByPasskey } from './ConfirmMethods.tsx';
import { ask, fact, title, methods } from './ConfirmWho.css.ts';

interface ConfirmWhoProps {
  /** Receives the proof of re-authentication, which is valid for 10 minutes. */
  readonly onProof: (proof: string) => void;
  readonly onCancel: () => void;
}

/** Re-authentication by password, passkey or code, before a change of sign-in methods. */
export const ConfirmWho = (props: ConfirmWhoProps) => {
  const viewer = useViewer();
  return (
    <Suspense fallback={<Skeleton height={200} />}>{viewer && <Content key={viewer.userId} {...props} />}</Suspense>
  );
};

const Content = ({ onProof, onCancel }: ConfirmWhoProps) => {
  const t = useWords('security');
  const { value: held, failure, busy, retry } = useResource(safety, null);
  const [codeTo, setCodeTo] = useState<string | null>(null);
  if (failure && !held) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!held) return <Skeleton height={200} />;
  return (
    <section className={ask} aria-label={t('who.title')}>
      <div>
        <h3 className={title}>{t('who.title')}</h3>
        <p className={fact}>{t('who.fact')}</p>
      </div>
      {codeTo === null ? (
        <Methods held={held} onProof={onProof} onCode={setCodeTo} onCancel={onCancel} />
      ) : (
        <ConfirmByCode key={codeTo} to={codeTo} onProof={onProof} onBack={() => setCodeTo(null)} />
      )}
    </section>
  );
};

interface WaysProps extends ConfirmWhoProps {
  readonly held: Safety;
  readonly onCode: (to: string) => void;
}

const Methods = ({ held, onProof, onCode, onCancel }: WaysProps) => {
  const t = useWords('security');
  const { value: open } = useResource(openSignInMethods, null);
  const { value: passkeys } = useResource(passkeyList, { member: true });
  const reached = held.contacts.find(({ reachable }) => reachable);
  const byPasskey = open !== null && open.passkey !== 'none' && (passkeys?.length ?? 0) > 0;
  return (
    <>
      {held.hasPassword && <ConfirmByPassword username={held.username} onProof={onProof} />}
      {!held.hasPassword && !reached && !byPasskey && <ConfirmByEntering onProof={onProof} />}
      <div className={methods}>
        {byPasskey && <ConfirmByPasskey onProof={onProof} />}
        {reached && <Button onClick={() => onCode(reached.value)}>{t('who.byCode', { to: reached.value })}</Button>}
        <Button tone="plain" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
};
