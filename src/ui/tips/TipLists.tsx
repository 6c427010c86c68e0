import { useMemo } from 'react';
import type { Tip } from '#domain/tips/tip.ts';
import { lockStateOf, type LockState } from '#domain/tips/tipView.ts';
import { memberTips, tipsOpen, tipsSettled } from '#machines/tips/tips.resources.ts';
import { TipRow } from '../features/tips/TipRow.tsx';
import { UnmutedTips } from '../features/tips/UnmutedTips.tsx';
import { useFeed } from '../hooks/useFeed.ts';
import { useNow } from '../hooks/useNow.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { GuestGate, GuestNotice } from '../kit/GuestGate.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import type { ListPlace } from './tipsQuery.ts';
import * as styles from './TipsScreen.css.ts';

const Loading = () => <SkeletonRows rows={3} height={104} />;

interface GroupProps {
  readonly state: LockState;
  readonly tips: readonly Tip[];
}

const Group = ({ state, tips }: GroupProps) => {
  const t = useWords('tips');
  if (tips.length === 0) return null;
  return (
    <section aria-labelledby={`tips-${state}`}>
      <div className={styles.group}>
        <h2 className={styles.groupName} id={`tips-${state}`}>
          {t(`group.${state}`)}
        </h2>
        <span>{t(`group.${state}Fact`)}</span>
      </div>
      <ul className={styles.rows}>
        {tips.map((tip) => (
          <TipRow key={tip.tipId} tip={tip} state={state} />
        ))}
      </ul>
    </section>
  );
};

/** Open tips and those whose match is on, which pass from one group to the other at their lock, second by second. */
const useByLock = (tips: readonly Tip[]) => {
  const now = useNow(1000);
  const locked = tips.filter((tip) => lockStateOf(tip, now) === 'running').length;
  return useMemo(
    () => ({
      open: tips.filter((tip) => lockStateOf(tip, now) === 'open'),
      running: tips.filter((tip) => lockStateOf(tip, now) === 'running'),
    }),
    // Of the time only the number of the locked matters, or every second would render every row.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [tips, locked],
  );
};

const OpenGroups = ({ tips, only }: { readonly tips: readonly Tip[]; readonly only: 'open' | 'running' | null }) => {
  const { open, running } = useByLock(tips);
  const t = useWords('tips');
  const shown = only === 'running' ? running : open;
  if (only !== null && shown.length === 0)
    return (
      <div className={styles.inset}>
        <Empty>{t(`empty.${only}`)}</Empty>
      </div>
    );
  return (
    <>
      {only !== 'running' && <Group state="open" tips={open} />}
      {only !== 'open' && <Group state="running" tips={running} />}
    </>
  );
};

interface ListsProps {
  readonly place: ListPlace;
  readonly to: (change: Partial<ListPlace>) => string;
}

const kindOf = ({ category, type }: ListPlace) => ({ ...(category && { category }), ...(type && { type }) });

const OpenList = ({ place, only }: { readonly place: ListPlace; readonly only: 'open' | 'running' | null }) => {
  const t = useWords('tips');
  const feed = useFeed(tipsOpen, kindOf(place));
  const empty = (
    <div className={styles.inset}>
      <Empty fact={t('empty.fact')}>{t(only === 'running' ? 'empty.running' : 'empty.open')}</Empty>
    </div>
  );
  return (
    <Feed of={feed} empty={empty} loading={<Loading />} failed={t('failed')} byPress>
      {(all) => (
        <UnmutedTips all={all} inset>
          {(tips) => <OpenGroups tips={tips} only={only} />}
        </UnmutedTips>
      )}
    </Feed>
  );
};

const SettledList = ({ place, to }: ListsProps) => {
  const t = useWords('tips');
  const feed = useFeed(tipsSettled, kindOf(place));
  const empty = (
    <div className={styles.inset}>
      <Empty
        fact={t('empty.fact')}
        action={
          place.category && (
            <Link to={to({ category: null, type: null, view: 'all' })} {...buttonLook()}>
              {t('empty.showAll')}
            </Link>
          )
        }
      >
        {t('empty.settled')}
      </Empty>
    </div>
  );
  return (
    <Feed of={feed} empty={empty} loading={<Loading />} failed={t('failed')}>
      {(all) => (
        <UnmutedTips all={all} inset>
          {(tips) => <Group state="settled" tips={tips} />}
        </UnmutedTips>
      )}
    </Feed>
  );
};

const Followed = () => {
  const t = useWords('tips');
  const now = useNow(1000);
  const feed = useFeed(memberTips, { tab: 'followed' });
  return (
    <Feed
      of={feed}
      empty={
        <div className={styles.inset}>
          <Empty fact={t('empty.followedFact')}>{t('empty.followed')}</Empty>
        </div>
      }
      loading={<Loading />}
      failed={t('failed')}
    >
      {(all) => (
        <UnmutedTips all={all} inset>
          {(tips) => (
            <ul className={styles.rows}>
              {tips.map((tip) => (
                <TipRow key={tip.tipId} tip={tip} state={lockStateOf(tip, now)} />
              ))}
            </ul>
          )}
        </UnmutedTips>
      )}
    </Feed>
  );
};

const FollowedList = () => {
  const t = useWords('tips');
  const shell = useWords('shell');
  return (
    <GuestGate
      waiting={<Loading />}
      guest={
        <div className={styles.inset}>
          <GuestNotice fact={t('guest.fact')} enter={shell('logIn')}>
            {t('guest.title')}
          </GuestNotice>
        </div>
      }
    >
      {() => <Followed />}
    </GuestGate>
  );
};

/** The tips of a view: grouped by lock state, or those of whom the member follows. */
export const TipLists = ({ place, to }: ListsProps) => {
  const { view } = place;
  if (view === 'followed') return <FollowedList />;
  return (
    <>
      {view !== 'settled' && <OpenList place={place} only={view === 'open' || view === 'running' ? view : null} />}
      {(view === 'all' || view === 'settled') && <SettledList {...{ place, to }} />}
    </>
  );
};
