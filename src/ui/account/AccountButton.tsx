import { useApp } from '../hooks/useApp.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { useWords } from '../hooks/useWords.ts';
import { requireMember } from '../app/requireMember.ts';
import { useLoggedIn, useMemberPending, useViewer } from '../hooks/useViewer.ts';
import { Button } from '../kit/Button.tsx';
import { Face } from '../kit/Face.tsx';
import { forGuests, forMembers } from '../kit/forWhom.css.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { account, name } from './AccountButton.css.ts';
import { ACCOUNT_LAYER } from './accountLayer.ts';

/** Opens the log-in for a guest, the account for a member. */
export const AccountButton = () => {
  const t = useWords('shell');
  const app = useApp();
  const viewer = useViewer();
  const member = useLoggedIn();
  const { open, show } = useLayer(ACCOUNT_LAYER);
  const pending = useMemberPending();
  const hydrated = useHydrated();
  return (
    <>
      {(pending || !hydrated) && (
        <span className={hydrated ? account : `${account} ${forMembers}`} aria-hidden="true">
          <Skeleton width={32} height={32} round />
          <Skeleton width={64} />
        </span>
      )}
      {!pending && !(member && viewer) && (
        <span className={hydrated ? account : `${account} ${forGuests}`}>
          <Button tone="primary" aria-haspopup="dialog" onClick={() => void requireMember(app)}>
            {t('logIn')}
          </Button>
        </span>
      )}
      {!pending && member && viewer && (
        <button className={account} type="button" aria-haspopup="dialog" aria-expanded={open} onClick={show}>
          <Face user={viewer} size={32} />
          <span className={name}>{viewer.displayName}</span>
        </button>
      )}
    </>
  );
};
