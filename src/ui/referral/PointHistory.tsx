import { useState } from 'react';
import type { PointEntry, PointReason } from '#domain/level/level.ts';
import { latestPoints } from '#machines/rewards/rewards.resources.ts';
import type { Slice } from '#domain/shared/slice.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { Button } from '../kit/Button.tsx';
import { Chip } from '../kit/Chip.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { useDates } from '../shared/useDates.ts';
import { useTask } from '../shared/useTask.ts';
import { chips, delta, fact, heading, list, pointRow } from './ReferralScreen.css.ts';

const kinds = ['all', 'friends', 'own'] as const;
type Kind = (typeof kinds)[number];
const ofFriends: readonly PointReason[] = ['friendInvited', 'wasInvited'];
const isOf = (kind: Kind, { reasonKey }: PointEntry): boolean =>
  kind === 'all' || ofFriends.includes(reasonKey) === (kind === 'friends');

/** The member's ledger: what for, how many, when, and the sum after it; by kind, and page after page (MI-7). */
export const PointHistory = () => {
  const t = useWords('referral');
  const { value: first, failure, busy, retry } = useResource(latestPoints, null);
  return (
    <section aria-labelledby="referral-points">
      <h2 className={heading} id="referral-points">
        {t('points.title')}
      </h2>
      {failure && !first && <Failed failure={failure} onRetry={retry} busy={busy} />}
      {!failure && !first && <SkeletonRows rows={3} height={48} />}
      {first && <Ledger key={first.list[0]?.entryId ?? ''} first={first} />}
    </section>
  );
};

const Ledger = ({ first }: { readonly first: Slice<PointEntry> }) => {
  const t = useWords('referral');
  const { loadPort } = useApp();
  const { minute } = useDates();
  const [kind, setKind] = useState<Kind>('all');
  const [more, setMore] = useState<Slice<PointEntry>>({ list: [], next: first.next });
  const { busy, failure, start } = useTask(
    async (signal) => (await loadPort('rewards')).points(more.next, signal),
    ({ list: added, next }) => setMore({ list: [...more.list, ...added], next }),
  );
  const all = [...first.list, ...more.list];
  const shown = all.filter((entry) => isOf(kind, entry));
  if (all.length === 0) return <Empty>{t('points.none')}</Empty>;
  return (
    <>
      <div className={chips} role="group" aria-label={t('points.filter')}>
        {kinds.map((one) => (
          <Chip key={one} on={one === kind} onClick={() => setKind(one)}>
            {t(`points.${one}`)}
          </Chip>
        ))}
      </div>
      {shown.length === 0 && <p className={fact}>{t('points.noneHere')}</p>}
      <ul className={list}>
        {shown.map(({ entryId, delta: points, balance, reasonKey, ts }) => (
          <li key={entryId} className={pointRow}>
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
      <FormAlert>{failure && t('more.failed')}</FormAlert>
      {more.next !== null && (
        <Button busy={busy} onClick={start}>
          {t('more.show')}
        </Button>
      )}
    </>
  );
};
