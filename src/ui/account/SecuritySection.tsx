import { useState } from 'react';
import { deviceSessions, googleLink, safety } from '#machines/security/security.resources.ts';
import { openSignInMethods, passkeyList } from '#machines/signIn/signIn.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { ContactsBlock } from './ContactsBlock.tsx';
import { GoogleBlock } from './GoogleBlock.tsx';
import { Passkeys } from './Passkeys.tsx';
import { PasswordBlock } from './PasswordBlock.tsx';
import { SessionsBlock } from './SessionsBlock.tsx';
import { blocks } from './rows.css.ts';
import { useKeptProof } from './useKeptProof.ts';

const waiting = <SkeletonRows rows={8} height={64} />;

/** Shown until every block has loaded or failed: blocks that grew one by one would move what is about to be pressed. */
const useAllKnown = (): boolean =>
  [
    useResource(safety, null),
    useResource(openSignInMethods, null),
    useResource(googleLink, null),
    useResource(passkeyList, { member: true }),
    useResource(deviceSessions, null),
  ].every(({ receivedAt, failure }) => receivedAt !== null || failure !== null);

/** Sign-in methods and open sessions. */
export default function SecuritySection() {
  const viewer = useViewer();
  return viewer ? <Blocks key={viewer.userId} userId={viewer.userId} /> : waiting;
}

const Blocks = ({ userId }: { readonly userId: string }) => {
  const proof = useKeptProof();
  const known = useAllKnown();
  // Once shown the blocks stay, because a retry would otherwise discard what is being typed.
  const [shown, setShown] = useState(known);
  if (known && !shown) setShown(true);
  if (!known && !shown) return waiting;
  return (
    <div className={blocks}>
      <PasswordBlock proof={proof} />
      <ContactsBlock userId={userId} proof={proof} />
      <GoogleBlock proof={proof} />
      <Passkeys proof={proof} />
      <SessionsBlock />
    </div>
  );
};
