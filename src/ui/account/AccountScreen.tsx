import { Suspense } from 'react';
import { mayOperate } from '#domain/console/console.ts';
import { accountSlugs, isAccountSlug } from '#domain/routing/accountPages.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { useViewer } from '../hooks/useViewer.ts';
import { useWords } from '../hooks/useWords.ts';
import { GoOn } from '../features/shelf/GoOn.tsx';
import { GuestGate, GuestNotice } from '../kit/GuestGate.tsx';
import { SectionNav } from '../kit/SectionNav.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import * as styles from './AccountScreen.css.ts';
import { sections } from './sections.ts';

const waiting = <SkeletonRows rows={5} height={64} />;

/** The member's own account: a menu of its sections and the section in the address, the profile by default. */
export default function AccountScreen({
  params: { slug = 'account' },
}: {
  readonly params: { readonly slug?: string };
}) {
  const t = useWords('settings');
  const viewer = useViewer();
  // The route refuses every other slug.
  if (!isAccountSlug(slug)) return null;
  const { label, Content } = sections[slug];

  // It may load late, so it is last: there is nothing below it that would move.
  const goOn = slug === 'account' && <GoOn look="strip" />;
  const guest = (
    <>
      <GuestNotice fact={t('guestHint')} enter={t('logIn')}>
        {t('guest')}
      </GuestNotice>
      {goOn}
    </>
  );
  return (
    <div className={styles.page}>
      <SectionNav
        label={t('title')}
        beside
        links={[
          ...accountSlugs.map((one) => ({
            to: hrefOf('accountPage', { slug: one }),
            label: t(sections[one].label),
            icon: sections[one].icon,
            current: one === slug,
          })),
          ...(viewer && mayOperate(viewer.siteRoleId)
            ? [{ to: hrefOf('console'), label: t('menu.console'), icon: 'settings' as const, current: false }]
            : []),
        ]}
      />
      <div className={styles.content}>
        <h1 className={styles.title}>{t(label)}</h1>
        <GuestGate {...{ waiting, guest }}>
          {() => (
            <Suspense key={slug} fallback={waiting}>
              <Content />
              {goOn}
            </Suspense>
          )}
        </GuestGate>
      </div>
    </div>
  );
}
