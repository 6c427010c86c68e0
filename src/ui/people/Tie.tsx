import { useRef } from 'react';
import { oneMember } from '#machines/people/people.resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { useKeepFocus } from '../shared/focus.ts';
import { meta } from './PeopleScreen.css.ts';
import * as styles from './ProfileScreen.css.ts';
import { TieButtons } from './TieButtons.tsx';

/** The relation between a member and the viewer, with its actions. */
export const Tie = ({ userId }: { readonly userId: string }) => {
  const t = useWords('people');
  const { value } = useResource(oneMember, { userId });
  const box = useRef<HTMLDivElement>(null);
  useKeepFocus(box);
  return (
    <div className={styles.tie} ref={box} tabIndex={-1} role="group" aria-label={t('profile.tie')}>
      {value && (
        <>
          <span className={meta}>{t(`state.${value.state}`)}</span>
          {value.mutual > 0 && <span className={meta}>{t.tn('mutual', value.mutual)}</span>}
          <TieButtons friend={value} />
        </>
      )}
    </div>
  );
};
