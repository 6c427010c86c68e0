import { useWords } from '../hooks/useWords.ts';
import { GuestGate } from '../kit/GuestGate.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { GuestView } from './GuestView.tsx';
import { MemberView } from './MemberView.tsx';
import { lead, page, title } from './ReferralScreen.css.ts';

/** `/gioi-thieu-ban-be`: inviting others, and the points and level of the member. */
export default function ReferralScreen() {
  const t = useWords('referral');
  return (
    <div className={page}>
      <h1 className={title}>{t('title')}</h1>
      <p className={lead}>{t('lead')}</p>
      <GuestGate waiting={<SkeletonRows rows={6} height={64} />} guest={<GuestView />}>
        {({ userId }) => <MemberView key={userId} />}
      </GuestGate>
    </div>
  );
}
