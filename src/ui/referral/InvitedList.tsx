import type { Invited, Referral } from '#domain/referral/referral.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { Empty } from '../parts/Empty.tsx';
import { Face } from '../parts/Face.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useDates } from '../shared/useDates.ts';
import { badge, fact, heading, list, row, sign } from './ReferralScreen.css.ts';

/** Whom the member invited, how far they are, and why one does not count. */
export const InvitedList = ({ referral }: { readonly referral: Referral }) => {
  const t = useMessages('referral');
  const { invited, totals, rule } = referral;
  return (
    <section aria-labelledby="referral-invited">
      <h2 className={heading} id="referral-invited">
        {t('invited.title')}
      </h2>
      {invited.length === 0 ? (
        <Empty fact={t('invited.noneFact')}>{t('invited.none')}</Empty>
      ) : (
        <>
          <p className={fact}>{t('invited.totals', totals)}</p>
          <ul className={list}>
            {invited.map((one) => (
              <InvitedRow key={one.referralId} invited={one} rule={rule} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

const InvitedRow = ({ invited, rule }: { readonly invited: Invited; readonly rule: Referral['rule'] }) => {
  const t = useMessages('referral');
  const { day } = useDates();
  const { user, maskedName, ts, state, reasonKey } = invited;
  const limits = {
    notProven: {},
    limit: { limit: rule.limit, days: rule.limitDays },
    expired: { days: rule.qualifyDays },
    left: {},
  };
  // Nothing but the mask is left of the name of somebody who is gone.
  const name = user?.displayName ?? (maskedName === '•••' ? t('invited.gone') : maskedName);
  return (
    <li className={row}>
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
