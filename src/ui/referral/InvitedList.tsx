import type { Invited, Referral } from '#domain/referral/referral.ts';
import { invitedList } from '#machines/rewards/rewards.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Face } from '../kit/Face.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { useDates } from '../shared/useDates.ts';
import { badge, fact, heading, list, row, sign } from './ReferralScreen.css.ts';

/** The invited members, their progress, and why one does not count. */
export const InvitedList = ({ referral }: { readonly referral: Referral }) => {
  const t = useWords('referral');
  const { totals, rule } = referral;
  const seen = useFeed(invitedList, null);
  const nobody = <Empty fact={t('invited.noneFact')}>{t('invited.none')}</Empty>;
  return (
    <section aria-labelledby="referral-invited">
      <h2 className={heading} id="referral-invited">
        {t('invited.title')}
      </h2>
      {totals.registered > 0 && <p className={fact}>{t('invited.totals', totals)}</p>}
      <Feed
        of={seen}
        empty={nobody}
        // Their number is known before their names, so that what follows does not move.
        loading={totals.registered > 0 ? <SkeletonRows rows={Math.min(totals.registered, 5)} height={48} /> : nobody}
        total={seen.value?.about.total}
        byPress
      >
        {(invited) => (
          <ul className={list}>
            {invited.map((one) => (
              <InvitedRow key={one.referralId} invited={one} rule={rule} />
            ))}
          </ul>
        )}
      </Feed>
    </section>
  );
};

const InvitedRow = ({ invited, rule }: { readonly invited: Invited; readonly rule: Referral['rule'] }) => {
  const t = useWords('referral');
  const { day } = useDates();
  const { user, maskedName, ts, state, reasonKey } = invited;
  const limits = {
    notProven: {},
    limit: { limit: rule.limit, days: rule.limitDays },
    expired: { days: rule.qualifyDays },
    left: {},
  };
  // Of a deleted member only the masked name is left.
  const name = user?.displayName ?? (maskedName === '•••' ? t('invited.gone') : maskedName);
  return (
    <li className={row} tabIndex={-1}>
      {user ? (
        <Face user={user} size={32} />
      ) : (
        <span className={sign}>
          <Icon name="user-round" size={18} />
        </span>
      )}
      <div>
        <b>{name}</b>
        <small>
          {t('invited.since', { day: day(ts) })}
          {reasonKey && <> · {t(`invited.reasons.${reasonKey}`, limits[reasonKey])}</>}
        </small>
      </div>
      <span className={badge} data-state={state}>
        {t(`invited.states.${state}`)}
      </span>
    </li>
  );
};
