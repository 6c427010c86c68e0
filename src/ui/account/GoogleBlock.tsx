import { useState } from 'react';
import { openSignInMethods } from '#machines/signIn/signIn.resources.ts';
import { unlinkGoogle } from '#machines/security/security.acts.ts';
import { googleLink } from '#machines/security/security.resources.ts';
import { localePath } from '#domain/locale/locale.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { useLocale } from '../hooks/useLocale.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useResource } from '../hooks/useResource.ts';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { ConfirmWho } from '../shared/ConfirmWho.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { GoogleMark } from '../shared/GoogleMark.tsx';
import { useBackTo } from '../shared/focus.ts';
import { useDates } from '../shared/useDates.ts';
import { useGoogleSignIn } from '../shared/useGoogleSignIn.ts';
import { AskedTwice } from './AskedTwice.tsx';
import { Block } from './Block.tsx';
import type { ProofProps } from './useKeptProof.ts';
import { useProven } from './useProven.tsx';

interface GoogleBlockProps extends ProofProps {}

const nothing = () => {};

/** The linked Google account; renders nothing where Google sign-in is off and no account was ever linked. */
export const GoogleBlock = ({ proof }: GoogleBlockProps) => {
  const t = useWords('security');
  const { day } = useDates();
  const { value: methods } = useResource(openSignInMethods, null);
  const { value: linkedAt, failure, busy, retry, receivedAt } = useResource(googleLink, null);
  const known = receivedAt !== null;
  if (methods?.google === false && linkedAt === null) return null;
  return (
    <Block
      title={t('google.title')}
      about={known && (linkedAt === null ? t('google.none') : t('google.linked', { day: day(linkedAt) }))}
    >
      {failure && !known && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !known && <SkeletonRows rows={1} height={56} />}
      {known && linkedAt === null && methods?.google && <Link proof={proof} />}
      {known && linkedAt !== null && <Unlink proof={proof} />}
    </Block>
  );
};

/** Goes to Google's page and back to this one, after the member has confirmed who they are. */
const Link = ({ proof }: ProofProps) => {
  const t = useWords('security');
  const signIn = useWords('signIn');
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const opener = useBackTo(asking);
  const { start, busy, trouble, retryAfterS } = useGoogleSignIn(null, nothing, proof.current);
  const leave = () => {
    const returnTo = localePath(locale, hrefOf('accountPage', { slug: 'bao-mat' }));
    start({ purpose: 'link', returnTo, intent: null });
  };
  if (asking)
    return (
      <ConfirmWho
        onProof={(shown) => {
          proof.keep(shown);
          setAsking(false);
          leave();
        }}
        onCancel={() => setAsking(false)}
      />
    );
  // A refused proof has expired: the member has to confirm who they are again.
  const begin = () => {
    if (trouble === 'refused') proof.drop();
    if (proof.current() === null) setAsking(true);
    else leave();
  };
  return (
    <>
      <Button ref={opener} busy={busy} onClick={begin}>
        <GoogleMark />
        {t('google.link')}
      </Button>
      <FormAlert>
        {trouble && (
          <>
            <b>{signIn(`googleTrouble.${trouble}.title`)}</b>{' '}
            {signIn(`googleTrouble.${trouble}.fact`, { seconds: retryAfterS })}
          </>
        )}
      </FormAlert>
    </>
  );
};

const Unlink = ({ proof }: GoogleBlockProps) => {
  const t = useWords('security');
  const notify = useNotify();
  const { start, ...unlinking } = useProven(proof, {
    act: unlinkGoogle,
    input: {},
    done: () => notify('info', t('google.unlinked')),
    conflict: t('google.onlyWay'),
  });
  return <AskedTwice {...unlinking} label={t('google.unlink')} question={t('google.unlinkAsk')} onYes={start} />;
};
