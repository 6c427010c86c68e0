import { Suspense, useState } from 'react';
import type { Passkey } from '#domain/auth/passkey.ts';
import { openSignInMethods, passkeyList } from '#machines/signIn/signIn.resources.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useResource } from '../hooks/useResource.ts';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { deviceOf } from '#domain/auth/device.ts';
import { ConfirmWho } from '../shared/ConfirmWho.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { Block } from './Block.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { list } from './rows.css.ts';
import type { KeptProof, ProofProps } from './useKeptProof.ts';
import { useBackTo } from '../shared/focus.ts';
import { usePasskey } from '../shared/usePasskey.ts';

interface AddPasskeyProps {
  readonly held: number;
  readonly proof: KeptProof;
  readonly onAdded: (passkey: Passkey) => void;
}

/** Adds a passkey of this device under the name that the browser suggests, once the member has confirmed who they are. */
const AddPasskey = ({ held, proof, onAdded }: AddPasskeyProps) => {
  const t = useWords('signIn');
  const { loadPort } = useApp();
  const [asking, setAsking] = useState(false);
  const opener = useBackTo(asking);
  const device = deviceOf(navigator.userAgent);
  const { ask, busy, trouble, waitS } = usePasskey({
    ask: async (name, signal) => {
      const outcome = await (await loadPort('passkeys')).add(name, proof.current() ?? '', signal);
      if (outcome.ok) onAdded(outcome.value);
      else if (outcome.failure.kind === 'refused' && outcome.failure.code === 403) {
        proof.drop();
        setAsking(true);
      }
      return outcome;
    },
    offer: null,
    done: () => {},
  });
  const name = device ? t('passkeys.device', { ...device }) : t('passkeys.someDevice');
  if (asking)
    return (
      <ConfirmWho
        onProof={(shown) => {
          proof.keep(shown);
          setAsking(false);
          ask(name);
        }}
        onCancel={() => setAsking(false)}
      />
    );
  return (
    <>
      <Button ref={opener} busy={busy} onClick={() => (proof.current() === null ? setAsking(true) : ask(name))}>
        <Icon name="key-round" />
        {t(held === 0 ? 'passkeys.add' : 'passkeys.another')}
      </Button>
      <FormAlert>{trouble && t(`passkeyTrouble.${trouble}`, { seconds: waitS })}</FormAlert>
    </>
  );
};

const Content = ({ proof }: ProofProps) => {
  const t = useWords('signIn');
  const { resources } = useApp();
  const notify = useNotify();
  const { value: methods } = useResource(openSignInMethods, null);
  const { value: held, failure, busy, retry } = useResource(passkeyList, { member: true });
  const added = (passkey: Passkey) => {
    resources.update(passkeyList, { member: true }, (now: readonly Passkey[]) => [...now, passkey]);
    notify('success', t('passkeys.added', { name: passkey.name }));
  };
  const able = methods !== null && methods.passkey !== 'none';
  return (
    <Block title={t('passkeys.title')} about={t(methods === null || able ? 'passkeys.about' : 'passkeys.unable')}>
      {failure && !held && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !held && <SkeletonRows rows={1} height={56} />}
      {held && held.length === 0 && able && <p>{t('passkeys.none')}</p>}
      {held && held.length > 0 && (
        <ul className={list}>
          {held.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} {...{ passkey, proof }} />
          ))}
        </ul>
      )}
      {held && able && <AddPasskey held={held.length} proof={proof} onAdded={added} />}
    </Block>
  );
};

/** The member's passkeys: a list, and adding, renaming and removing them. */
export const Passkeys = (props: ProofProps) => (
  <Suspense>
    <Content {...props} />
  </Suspense>
);
