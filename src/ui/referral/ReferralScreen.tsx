import { useWords } from '../hooks/useWords.ts';
import { useLoggedIn, useMemberPending, useViewer } from '../hooks/useViewer.ts';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { GuestView } from './GuestView.tsx';
import { MemberView } from './MemberView.tsx';
import { lead, page, title } from './ReferralScreen.css.ts';

/** `/gioi-thieu-ban-be`: inviting others, and the points and level of the member. */
export default function ReferralScreen() {
  const t = useWords('referral');
  const loggedIn = useLoggedIn();
  const pending = useMemberPending();
  const viewer = useViewer();
  const content = () => {
    if (pending) return <SkeletonRows rows={6} height={64} />;
    return loggedIn && viewer ? <MemberView key={viewer.userId} /> : <GuestView />;
  };
  return (
    <div className={page}>
      <h1 className={title}>{t('title')}</h1>
      <p className={lead}>{t('lead')}</p>
      {content()}
    </div>
  );
}
