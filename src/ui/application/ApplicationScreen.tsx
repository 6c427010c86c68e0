import { isStaff } from '#domain/auth/auth.ts';
import { useWords } from '../hooks/useWords.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useLoggedIn, useMemberPending, useViewer } from '../hooks/useViewer.ts';
import { Link } from '../kit/Link.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { MyApplication } from './MyApplication.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import * as styles from './ApplicationScreen.css.ts';

const HERE = '/ung-tuyen-binh-luan-vien';

/** Applying as a commentator; for staff also the queue of applications. */
export default function ApplicationScreen() {
  const t = useWords('application');
  const pending = useMemberPending();
  const viewer = useViewer();
  const loggedIn = useLoggedIn();
  const inQueue = useQuery('hang-doi') !== null;
  const staff = loggedIn && viewer !== null && isStaff(viewer.siteRoleId);

  if (pending)
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{t('title')}</h1>
        <SkeletonRows rows={6} height={64} />
      </div>
    );
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {staff && (
        <nav className={styles.tabs} aria-label={t('tabs')}>
          <Link className={styles.tab} to={HERE} aria-current={inQueue ? undefined : 'page'}>
            {t('tabMine')}
          </Link>
          <Link className={styles.tab} to={`${HERE}?hang-doi`} aria-current={inQueue ? 'page' : undefined}>
            {t('tabQueue')}
          </Link>
        </nav>
      )}
      {staff && inQueue ? <ReviewQueue /> : <MyApplication userId={loggedIn ? (viewer?.userId ?? null) : null} />}
    </div>
  );
}
