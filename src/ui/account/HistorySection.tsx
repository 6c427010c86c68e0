import { targetText } from '#domain/social/social.ts';
import { forget } from '#machines/social/social.acts.ts';
import { historyList } from '#machines/social/social.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { AskedTwice } from './AskedTwice.tsx';
import { CardRow } from './CardRow.tsx';
import { list } from './CardRow.css.ts';
import { group } from './Section.css.ts';

/** What the member has watched or read; entries can be deleted one by one or all at once. */
export default function HistorySection() {
  const t = useWords('social');
  const visited = useFeed(historyList, null);
  const { press, busy } = useAct(forget);
  return (
    <Feed of={visited} empty={<Empty fact={t('list.history.noneFact')}>{t('list.history.none')}</Empty>}>
      {(all) => (
        <div className={group}>
          <div>
            <AskedTwice
              label={t('list.history.forgetAll')}
              question={t('list.history.question')}
              {...{ busy, trouble: null }}
              onYes={() => void press({ target: null })}
            />
          </div>
          <ul className={list}>
            {all.map(({ target, card, at }) => (
              <CardRow key={targetText(target)} {...{ target, card, at }} onRemove={() => void press({ target })} />
            ))}
          </ul>
        </div>
      )}
    </Feed>
  );
}
