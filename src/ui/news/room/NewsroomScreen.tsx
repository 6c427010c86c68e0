import { Suspense } from 'react';
import { mayWriteNews } from '#domain/news/newsroom.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Empty } from '../../kit/Empty.tsx';
import { GuestGate, GuestNotice } from '../../kit/GuestGate.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { ManuscriptList } from './ManuscriptList.tsx';
import { NEW_ARTICLE, stateOf } from './roomPaths.ts';
import * as styles from './room.css.ts';

/** Loaded when an article is opened. */
const Editor = lazyPart(() => import('./Editor.tsx'));

const waiting = <SkeletonRows rows={8} height={56} />;

/** CALLS 3: the newsroom; with `bai` in the address one article in it. */
export default function NewsroomScreen() {
  const t = useWords('newsroom');
  const article = useQuery('bai');
  const state = stateOf(useQuery('loc'));
  const guest = (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <GuestNotice fact={t('gate.fact')} enter={t('gate.enter')}>
        {t('gate.guest')}
      </GuestNotice>
    </>
  );
  return (
    <div className={styles.page}>
      <GuestGate {...{ waiting, guest }}>
        {(viewer) => {
          if (!mayWriteNews(viewer.siteRoleId))
            return (
              <>
                <h1 className={styles.title}>{t('title')}</h1>
                <Empty fact={t('gate.fact')}>{t('gate.title')}</Empty>
              </>
            );
          if (article === null) return <ManuscriptList state={state} />;
          return (
            <Suspense fallback={waiting}>
              <Editor articleId={article === NEW_ARTICLE ? null : article} />
            </Suspense>
          );
        }}
      </GuestGate>
    </div>
  );
}
