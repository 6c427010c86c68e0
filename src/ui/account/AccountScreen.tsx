import { Suspense, useEffect, useRef } from 'react';
import { accountSlugs, isAccountSlug } from '#domain/routing/accountPages.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { requireMember } from '../app/requireMember.ts';
import type { ScreenProps } from '../app/screen.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { useLoggedIn, useMemberPending } from '../hooks/useViewer.ts';
import { Button } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import * as styles from './AccountScreen.css.ts';
import { sections } from './sections.ts';

const waiting = <SkeletonRows rows={5} height={64} />;

/** One's own account: a menu of its sections, and the one that the address names. */
export default function AccountScreen({ params: { slug } }: Pick<ScreenProps<'accountPage'>, 'params'>) {
  const t = useWords('settings');
  const app = useApp();
  const loggedIn = useLoggedIn();
  const pending = useMemberPending();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [slug]);
  // The route refuses every other slug.
  if (!isAccountSlug(slug)) return null;
  const { label, Content } = sections[slug];

  const content = () => {
    if (pending) return waiting;
    if (!loggedIn)
      return (
        <Empty
          fact={t('guestHint')}
          action={
            <Button tone="primary" onClick={() => void requireMember(app, { kind: 'page' })}>
              {t('logIn')}
            </Button>
          }
        >
          {t('guest')}
        </Empty>
      );
    return (
      <Suspense key={slug} fallback={waiting}>
        <Content />
      </Suspense>
    );
  };
  return (
    <div className={styles.page}>
      <nav className={styles.menu} ref={menu} aria-label={t('title')}>
        {accountSlugs.map((one) => (
          <Link
            key={one}
            className={styles.item}
            to={hrefOf('accountPage', { slug: one })}
            aria-current={one === slug ? 'page' : undefined}
          >
            <Icon name={sections[one].icon} size={18} />
            {t(sections[one].label)}
          </Link>
        ))}
      </nav>
      <div className={styles.content}>
        <h1 className={styles.title}>{t(label)}</h1>
        {content()}
      </div>
    </div>
  );
}
