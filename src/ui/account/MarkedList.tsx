import { targetText } from '#domain/social/social.ts';
import { turns } from '#machines/social/social.acts.ts';
import type { savedList } from '#machines/social/social.resources.ts';
import { useAct } from '../hooks/useAct.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { CardRow } from './CardRow.tsx';
import { list } from './CardRow.css.ts';

interface MarkedListProps {
  readonly toggle: 'save' | 'follow';
  readonly of: typeof savedList;
}

/** Things that a member follows or has saved, each with a button to remove it. */
export const MarkedList = ({ toggle, of }: MarkedListProps) => {
  const t = useWords('social');
  const marked = useFeed(of, null);
  const { press } = useAct(turns[toggle]);
  return (
    <Feed of={marked} empty={<Empty fact={t(`list.${toggle}.noneFact`)}>{t(`list.${toggle}.none`)}</Empty>}>
      {(all) => (
        <ul className={list}>
          {all.map(({ target, card, since }) => (
            <CardRow
              key={targetText(target)}
              {...{ target, card }}
              at={since}
              onRemove={() => void press({ target, on: false })}
            />
          ))}
        </ul>
      )}
    </Feed>
  );
};
