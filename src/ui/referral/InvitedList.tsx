import { useState } from 'react';
import type { Invited, Referral } from '#domain/referral/referral.ts';
import { earlierInvited } from '#machines/rewards/rewards.resources.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Face } from '../kit/Face.tsx';
import { Icon } from '../kit/Icon.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { useDates } from '../shared/useDates.ts';
import { useGrowing } from '../shared/useGrowing.ts';
import { badge, fact, heading, list, moreLine, row, rows, sign } from './ReferralScreen.css.ts';

/** Whom the member invited, how far they are, and why one does not count; page after page. */
export const InvitedList = ({ referral }: { readonly referral: Referral }) => {
  const t = useWords('referral');
  const { invited, totals } = referral;
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
          <InvitedRows referral={referral} />
        </>
      )}
    </section>
  );
};

const InvitedRows = ({ referral }: { readonly referral: Referral }) => {
  const t = useWords('referral');
  const { invited, invitedNext: from, totals, rule } = referral;
  const [pages, setPages] = useState(0);
  const seen = useResource(earlierInvited, { from, pages });
  const { value, failure, busy } = seen;
  const { shown, box, more } = useGrowing(seen, () => setPages(pages + 1));
  const all = [...invited, ...(shown?.list ?? [])];
  return (
    <div className={rows} ref={box}>
      <ul className={list}>
        {all.map((one) => (
          <InvitedRow key={one.referralId} invited={one} rule={rule} />
        ))}
      </ul>
      <FormAlert>{failure && !value && t('more.failed')}</FormAlert>
      {(shown ? shown.next : from) !== null && (
        <div className={moreLine}>
          <Button busy={busy && !value && pages > 0} onClick={() => more(all.length)}>
            {t('more.show')}
          </Button>
          <span className={fact}>{t('more.shown', { shown: all.length, total: totals.registered })}</span>
        </div>
      )}
    </div>
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
  // Nothing but the mask is left of the name of somebody who is gone.
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
