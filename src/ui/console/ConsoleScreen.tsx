import { Suspense, type ComponentType } from 'react';
import { consoleTabs, mayOperate, tabOf, type ConsoleTab } from '#domain/console/console.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { GuestGate, GuestNotice } from '../kit/GuestGate.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { SectionNav } from '../kit/SectionNav.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { tabPath } from './consolePaths.ts';
import * as styles from './console.css.ts';

/** Each is loaded when it is opened. */
const tabs: Readonly<Record<ConsoleTab, ComponentType>> = {
  overview: lazyPart(() => import('./OverviewTab.tsx')),
  roles: lazyPart(() => import('./RolesTab.tsx')),
  content: lazyPart(() => import('./ContentTab.tsx')),
  door: lazyPart(() => import('./DoorTab.tsx')),
  jobs: lazyPart(() => import('./JobsTab.tsx')),
  log: lazyPart(() => import('./LogTab.tsx')),
};
const waiting = <SkeletonRows rows={6} height={56} />;

/** CALLS 3: the operator's console, for the role leaderOperator alone. */
export default function ConsoleScreen({ params: { tab: slug } }: { readonly params: { readonly tab?: string } }) {
  const t = useWords('console');
  const tab = slug === undefined ? 'overview' : (tabOf(slug) ?? 'overview');
  const Tab = tabs[tab];
  const guest = (
    <GuestNotice fact={t('gate.fact')} enter={t('gate.enter')}>
      {t('gate.guest')}
    </GuestNotice>
  );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <GuestGate {...{ waiting, guest }}>
        {({ siteRoleId }) =>
          mayOperate(siteRoleId) ? (
            <>
              <SectionNav
                label={t('tabs')}
                links={consoleTabs.map((one) => ({ to: tabPath(one), label: t(`tab.${one}`), current: one === tab }))}
              />
              <Suspense key={tab} fallback={waiting}>
                <section className={styles.tab} aria-label={t(`tab.${tab}`)}>
                  <Tab />
                </section>
              </Suspense>
            </>
          ) : (
            <Empty fact={t('gate.fact')}>{t('gate.title')}</Empty>
          )
        }
      </GuestGate>
    </div>
  );
}
