import type { ReactNode } from 'react';
import type { FriendState } from '#domain/people/people.ts';
import { friendList } from '#machines/people/people.resources.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { Button } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { FormAlert } from '../shared/FormAlert.tsx';
import { useGrowing } from '../shared/useGrowing.ts';
import * as styles from './PeopleScreen.css.ts';
import { PersonList } from './PersonList.tsx';

export interface ListPartProps {
  readonly label: string;
  readonly state: Exclude<FriendState, 'none'>;
  /** How many pages are looked at; kept while a profile is. */
  readonly pages: number;
  readonly onPages: (pages: number) => void;
  /** What stands there where there is nobody. */
  readonly none: ReactNode;
}

/** The members to whom the viewer stands in one way. */
export const ListPart = ({ label, state, pages, onPages, none }: ListPartProps) => {
  const t = useWords('people');
  const seen = useResource(friendList, { state, pages });
  const { value, failure, busy, retry } = seen;
  const { shown, box, more } = useGrowing(seen, () => onPages(pages + 1));

  if (failure && !shown) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!shown) return <SkeletonRows rows={4} height={72} />;
  const { list, total, next } = shown;
  if (list.length === 0) return none;
  return (
    <div className={styles.part} ref={box}>
      <PersonList label={label} people={list} />
      <FormAlert>{failure && !value && t('more.failed')}</FormAlert>
      {next !== null && (
        <div className={styles.more}>
          <Button busy={busy && !value} onClick={() => more(list.length)}>
            {t('more.show')}
          </Button>
          <span className={styles.note}>{t('more.shown', { shown: list.length, total })}</span>
        </div>
      )}
    </div>
  );
};
