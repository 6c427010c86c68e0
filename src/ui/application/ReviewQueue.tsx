import { useState } from 'react';
import { reviewQueue } from '#machines/application/applications.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Chip } from '../kit/Chip.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import * as styles from './ReviewQueue.css.ts';

/** For staff: the applications that wait for an answer, the longest waiting first (CA-7). */
export const ReviewQueue = () => {
  const t = useWords('application');
  const [state, setState] = useState<'open' | 'closed'>('open');
  const queue = useFeed(reviewQueue, { state });
  return (
    <section className={styles.queue} aria-label={t('review.title')} tabIndex={-1}>
      <div className={styles.filters}>
        {(['open', 'closed'] as const).map((one) => (
          <Chip key={one} on={one === state} onClick={() => setState(one)}>
            {t(`review.${one}`)}
          </Chip>
        ))}
      </div>
      <Feed
        key={state}
        of={queue}
        empty={
          <Empty fact={state === 'open' ? t('review.noneFact') : undefined}>
            {t(state === 'open' ? 'review.none' : 'review.noneClosed')}
          </Empty>
        }
      >
        {(list) => (
          <ul className={styles.list}>
            {list.map((item) => (
              <li key={item.application.applicationId}>
                <ReviewCard item={item} />
              </li>
            ))}
          </ul>
        )}
      </Feed>
    </section>
  );
};
