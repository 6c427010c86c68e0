import { memberReferral } from '#machines/rewards/rewards.resources.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { BindForm } from './BindForm.tsx';
import { InvitedList } from './InvitedList.tsx';
import { LevelCard } from './LevelCard.tsx';
import { PointHistory } from './PointHistory.tsx';
import { ShareCard } from './ShareCard.tsx';
import { columns, heading, rules, section, unseen } from './ReferralScreen.css.ts';

/** Placeholder: the invisible card, which has the right height at every width, and the lines below it. */
const Waiting = () => (
  <>
    <div className={unseen} inert aria-hidden="true">
      <ShareCard code="00000000" link="https://khandai.example/?pid=00000000" />
    </div>
    <SkeletonRows rows={5} height={64} />
  </>
);

/** The member's code and friends, level and points. */
export const MemberView = () => {
  const t = useWords('referral');
  const { value: referral, failure, busy, retry } = useResource(memberReferral, null);
  const rule = referral?.rule;
  return (
    <div className={columns}>
      <div className={section}>
        {failure && !referral && <Failed failure={failure} onRetry={retry} busy={busy} />}
        {!failure && !referral && <Waiting />}
        {referral && (
          <>
            <ShareCard code={referral.code} link={referral.link} />
            <InvitedList referral={referral} />
            <BindForm referral={referral} />
          </>
        )}
      </div>
      <div className={section}>
        <LevelCard />
        <PointHistory />
        {rule && (
          <section aria-labelledby="referral-rules">
            <h2 className={heading} id="referral-rules">
              {t('rules.title')}
            </h2>
            <ul className={rules}>
              <li>{t('rules.each', { points: rule.pointsEach, days: rule.qualifyDays })}</li>
              <li>{t('rules.limit', { limit: rule.limit, days: rule.limitDays })}</li>
              <li>{t('rules.once')}</li>
              <li>{t('rules.privacy')}</li>
            </ul>
          </section>
        )}
      </div>
    </div>
  );
};
