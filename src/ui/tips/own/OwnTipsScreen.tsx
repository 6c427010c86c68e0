import { Suspense } from 'react';
import { hrefOf } from '#domain/routing/routes.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useWords } from '../../hooks/useWords.ts';
import { GuestGate, GuestNotice } from '../../kit/GuestGate.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { iconButton } from '../../kit/IconButton.css.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { Link } from '../../kit/Link.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { OddsGate } from '../../shared/OddsGate.tsx';
import { OwnRecord } from './OwnRecord.tsx';
import { ownTabOf, writePath } from './ownPaths.ts';
import * as styles from './OwnTips.css.ts';

/** Loaded when somebody writes. */
const WriteTip = lazyPart(() => import('./WriteTip.tsx'));

const waiting = <SkeletonRows rows={6} height={64} />;

/** TI-6: one's own tips; with `soan` in the address the form. */
export default function OwnTipsScreen() {
  const t = useWords('ownTips');
  const writing = useQuery('soan') !== null;
  const tipId = useQuery('tip');
  const fixtureId = useQuery('tran') ?? '';
  const tab = ownTabOf(useQuery('muc'));
  const guest = (
    <GuestNotice fact={t('guest.fact')} enter={t('guest.enter')}>
      {t('guest.title')}
    </GuestNotice>
  );
  return (
    <OddsGate>
      <div className={styles.page}>
        {!writing && (
          <header className={styles.top}>
            <Link to={hrefOf('tips')} className={iconButton} aria-label={t('back')}>
              <Icon name="arrow-left" size={20} />
            </Link>
            <h1 className={styles.title}>{t('title')}</h1>
            <Link to={writePath()} className={iconButton} aria-label={t('write')}>
              <Icon name="square-pen" size={20} />
            </Link>
          </header>
        )}
        <GuestGate {...{ waiting, guest }}>
          {(viewer) =>
            writing ? (
              <Suspense fallback={waiting}>
                <WriteTip {...{ viewer, tipId, fixtureId }} />
              </Suspense>
            ) : (
              <OwnRecord {...{ viewer, tab }} />
            )
          }
        </GuestGate>
      </div>
    </OddsGate>
  );
}
