import { useId, type ReactNode } from 'react';
import type { User } from '#domain/people/user.ts';
import type { Tip } from '#domain/tips/tip.ts';
import type { TipsterStats } from '#domain/tips/stats.ts';
import { lockStateOf, percentText } from '#domain/tips/tipView.ts';
import { memberTips, tipsterRecord } from '#machines/tips/tips.resources.ts';
import { RecordFigures } from '../../features/tips/RecordFigures.tsx';
import { TipRow } from '../../features/tips/TipRow.tsx';
import { TipsNote } from '../../features/tips/TipsNote.tsx';
import { useFeed } from '../../hooks/useFeed.ts';
import { useNavigate } from '../../hooks/useNavigate.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Feed } from '../../kit/Feed.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { panelProps, TabRow } from '../../kit/Tabs.tsx';
import LedgerCheck from '../ledger/LedgerCheck.tsx';
import { Drafts } from './Drafts.tsx';
import { IfFollowed } from './IfFollowed.tsx';
import { OwnTipRow } from './OwnTipRow.tsx';
import { ownTabPath, ownTabs, writePath, type OwnTab } from './ownPaths.ts';
import * as styles from './OwnTips.css.ts';

/** Fewer settled tips say little of who gave them. */
const FEW = 100;
/** How many tips the chain shows. */
const CHAIN = 15;

const Few = ({ stats }: { readonly stats: TipsterStats }) => {
  const t = useWords('ownTips');
  if (stats.settled === 0 || stats.settled >= FEW) return null;
  const { settled, yieldLow, yieldHigh } = stats;
  return (
    <p className={styles.few}>
      <Icon name="info" size={16} />
      {t('few', { n: settled, low: percentText(yieldLow), high: percentText(yieldHigh) })}
    </p>
  );
};

/** How the member does, and their own chain as their own machine computes it. */
const Figures = ({ userId }: { readonly userId: string }) => {
  const { value } = useResource(tipsterRecord, { userId, window: 'all' });
  return (
    <div className={styles.record}>
      {value && <RecordFigures stats={value.stats} />}
      <LedgerCheck of={{ userId }} atOnce most={CHAIN} />
      {value && <Few stats={value.stats} />}
    </div>
  );
};

const List = ({ tab, children }: { readonly tab: OwnTab; readonly children: (tips: readonly Tip[]) => ReactNode }) => {
  const t = useWords('ownTips');
  const tips = useWords('tips');
  const feed = useFeed(memberTips, { tab });
  return (
    <Feed
      of={feed}
      failed={tips('failed')}
      loading={<SkeletonRows rows={4} height={72} />}
      empty={
        <Empty
          fact={t(`empty.${tab}Fact`)}
          action={
            tab === 'mine' && (
              <Link to={writePath()} {...buttonLook({ tone: 'primary' })}>
                {t('write')}
              </Link>
            )
          }
        >
          {t(`empty.${tab}`)}
        </Empty>
      }
    >
      {children}
    </Feed>
  );
};

const Others = ({ tips }: { readonly tips: readonly Tip[] }) => {
  const now = useNow(15_000);
  return (
    <ul className={styles.list}>
      {tips.map((tip) => (
        <TipRow key={tip.tipId} tip={tip} state={lockStateOf(tip, now)} />
      ))}
    </ul>
  );
};

/** How many there are, once all of them are loaded. */
const useCount = (tab: OwnTab): number | undefined => {
  const { value } = useFeed(memberTips, { tab });
  return value?.next === null ? value.list.length : undefined;
};

/** One's own tips with an honest record, those that were saved, and those of whom one follows. */
export const OwnRecord = ({ viewer, tab }: { readonly viewer: User; readonly tab: OwnTab }) => {
  const t = useWords('ownTips');
  const go = useNavigate();
  const id = useId();
  const counts = { mine: useCount('mine'), saved: useCount('saved'), followed: useCount('followed') };
  return (
    <>
      <TabRow
        id={id}
        label={t('tabs.label')}
        value={tab}
        onChange={(next: OwnTab) => go(ownTabPath(next), { replace: true })}
        tabs={ownTabs.map((value) => ({
          ...{ value, label: t(`tabs.${value}`) },
          ...(counts[value] !== undefined && { count: counts[value] }),
        }))}
      />
      {ownTabs.map((one) => (
        <div key={one} {...panelProps(id, one, tab)}>
          {one === tab && (
            <div className={styles.columns}>
              <div className={styles.main}>
                {tab === 'mine' && <Figures userId={viewer.userId} />}
                {tab === 'mine' && <Drafts />}
                <List key={tab} tab={tab}>
                  {(tips) =>
                    tab === 'mine' ? (
                      <ul className={styles.list}>
                        {tips.map((tip) => (
                          <OwnTipRow key={tip.tipId} tip={tip} />
                        ))}
                      </ul>
                    ) : (
                      <Others tips={tips} />
                    )
                  }
                </List>
              </div>
              <div className={styles.main}>
                <IfFollowed />
                <TipsNote />
              </div>
            </div>
          )}
        </div>
      ))}
    </>
  );
};
