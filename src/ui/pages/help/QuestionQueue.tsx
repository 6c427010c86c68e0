import { useState } from 'react';
import { questionList } from '#machines/help/help.resources.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useResource } from '../../hooks/useResource.ts';
import { Button } from '../../kit/Button.tsx';
import { Chip } from '../../kit/Chip.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { useGrowing } from '../../shared/useGrowing.ts';
import { heading, section } from '../TextPage.css.ts';
import * as styles from './HelpScreen.css.ts';
import { QuestionCard } from './QuestionCard.tsx';

/** For customer care: the questions that wait, the oldest first, and those that were answered. */
export const QuestionQueue = () => {
  const t = useWords('help');
  const [state, setState] = useState<'open' | 'answered'>('open');
  return (
    <section className={section} aria-labelledby="queue">
      <h2 className={heading} id="queue" tabIndex={-1}>
        {t('queue.title')}
      </h2>
      <div className={styles.buttons}>
        {(['open', 'answered'] as const).map((one) => (
          <Chip key={one} on={one === state} onClick={() => setState(one)}>
            {t(`queue.${one}`)}
          </Chip>
        ))}
      </div>
      <Questions key={state} state={state} />
    </section>
  );
};

const Questions = ({ state }: { readonly state: 'open' | 'answered' }) => {
  const t = useWords('help');
  const [pages, setPages] = useState(1);
  const seen = useResource(questionList, { state, pages });
  const { failure, busy, retry } = seen;
  const { shown, box, more } = useGrowing(seen, () => setPages(pages + 1));
  if (failure && !shown) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!shown) return <SkeletonRows rows={3} height={52} />;
  if (shown.list.length === 0) return <Empty>{t(state === 'open' ? 'queue.none' : 'queue.noneAnswered')}</Empty>;
  return (
    <div ref={box}>
      <ul className={styles.list}>
        {shown.list.map((question) => (
          <li key={question.askId} tabIndex={-1}>
            <QuestionCard question={question} />
          </li>
        ))}
      </ul>
      {shown.next !== null && (
        <div className={styles.buttons}>
          <Button busy={busy} onClick={() => more(shown.list.length)}>
            {t('queue.more')}
          </Button>
          <span className={styles.note}>{t('queue.shown', { shown: shown.list.length, total: shown.total })}</span>
        </div>
      )}
    </div>
  );
};
