import { useState } from 'react';
import { reviewQueue } from '#machines/application/applications.resources.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { Chip } from '../kit/Chip.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import * as styles from './ReviewQueue.css.ts';

/** For staff: the applications that wait for an answer, the longest waiting first (CA-7). */
export const ReviewQueue = () => {
  const t = useWords('application');
  const [state, setState] = useState<'open' | 'closed'>('open');
  const { value, failure, busy, retry } = useResource(reviewQueue, { state });
  const content = () => {
    if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
    if (!value) return <SkeletonRows rows={4} height={72} />;
    if (value.length === 0)
      return (
        <Empty fact={state === 'open' ? t('review.noneFact') : undefined}>
          {t(state === 'open' ? 'review.none' : 'review.noneClosed')}
        </Empty>
      );
    return (
      <ul className={styles.list}>
        {value.map((item) => (
          <li key={item.application.applicationId}>
            <ReviewCard item={item} />
          </li>
        ))}
      </ul>
    );
  };
  return (
    <section className={styles.queue} aria-label={t('review.title')} tabIndex={-1}>
      <div className={styles.filters}>
        {(['open', 'closed'] as const).map((one) => (
          <Chip key={one} on={one === state} onClick={() => setState(one)}>
            {t(`review.${one}`)}
          </Chip>
        ))}
      </div>
      {content()}
    </section>
  );
};
