import { useState } from 'react';
import type { PointEntry, PointReason } from '#domain/level/level.ts';
import { pointHistory } from '#machines/rewards/rewards.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Chip } from '../kit/Chip.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { useDates } from '../shared/useDates.ts';
import { chips, delta, fact, heading, list, pointRow } from './ReferralScreen.css.ts';

const kinds = ['all', 'friends', 'own'] as const;
type Kind = (typeof kinds)[number];
const ofFriends: readonly PointReason[] = ['friendInvited', 'wasInvited'];
const isOf = (kind: Kind, { reasonKey }: PointEntry): boolean =>
  kind === 'all' || ofFriends.includes(reasonKey) === (kind === 'friends');

/** The member's ledger of points: reason, amount, time and balance; filtered by kind (MI-7). */
export const PointHistory = () => {
  const t = useWords('referral');
  const [kind, setKind] = useState<Kind>('all');
  return (
    <section aria-labelledby="referral-points">
      <h2 className={heading} id="referral-points">
        {t('points.title')}
      </h2>
      <Feed
        of={useFeed(pointHistory, null)}
        empty={<Empty>{t('points.none')}</Empty>}
        loading={<SkeletonRows rows={3} height={48} />}
        byPress
      >
        {(all) => (
          <>
            <div className={chips} role="group" aria-label={t('points.filter')}>
              {kinds.map((one) => (
                <Chip key={one} on={one === kind} onClick={() => setKind(one)}>
                  {t(`points.${one}`)}
                </Chip>
              ))}
            </div>
            <Entries entries={all.filter((entry) => isOf(kind, entry))} />
          </>
        )}
      </Feed>
    </section>
  );
};

const Entries = ({ entries }: { readonly entries: readonly PointEntry[] }) => {
  const t = useWords('referral');
  const { minute } = useDates();
  if (entries.length === 0) return <p className={fact}>{t('points.noneHere')}</p>;
  return (
    <ul className={list}>
      {entries.map(({ entryId, delta: points, balance, reasonKey, ts }) => (
        <li key={entryId} className={pointRow} tabIndex={-1}>
          <div>
            <b>{t(`points.reasons.${reasonKey}`)}</b>
            <small>
              {minute(ts)} · {t('points.balance', { points: balance })}
            </small>
          </div>
          <span className={delta}>{points < 0 ? `−${-points}` : `+${points}`}</span>
        </li>
      ))}
    </ul>
  );
};
