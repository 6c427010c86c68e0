import { useState } from 'react';
import { questionList } from '#machines/help/help.resources.ts';
import { useFeed } from '../../hooks/useFeed.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Chip } from '../../kit/Chip.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Feed } from '../../kit/Feed.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
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
  const questions = useFeed(questionList, { state });
  return (
    <Feed
      of={questions}
      empty={<Empty>{t(state === 'open' ? 'queue.none' : 'queue.noneAnswered')}</Empty>}
      loading={<SkeletonRows rows={3} height={52} />}
      total={questions.value?.about.total}
      byPress
    >
      {(list) => (
        <ul className={styles.list}>
          {list.map((question) => (
            <li key={question.askId} tabIndex={-1}>
              <QuestionCard question={question} />
            </li>
          ))}
        </ul>
      )}
    </Feed>
  );
};
