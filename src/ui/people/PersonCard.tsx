import { useRef } from 'react';
import { hrefOf } from '#domain/routing/routes.ts';
import type { Friend } from '#domain/people/people.ts';
import { oneMember } from '#machines/people/people.resources.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { Empty } from '../kit/Empty.tsx';
import { Face } from '../kit/Face.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import * as styles from './PeopleScreen.css.ts';
import { roleWord } from './roleWord.ts';
import { TieButtons } from './TieButtons.tsx';
import { useKeepFocus } from '../shared/focus.ts';

export interface PersonCardProps {
  readonly userId: string;
  readonly viewerId: string;
  /** The section from which the card was opened; null for the first. */
  readonly tab: string | null;
}

/** A member, with all actions. */
export const PersonCard = ({ userId, viewerId, tab }: PersonCardProps) => {
  const t = useWords('people');
  const here = hrefOf('people');
  return (
    <div className={styles.part}>
      <Link className={styles.back} to={tab === null ? here : `${here}?muc=${encodeURIComponent(tab)}`}>
        <Icon name="chevron-left" size={18} />
        {t('profile.back')}
      </Link>
      {userId === viewerId ? <Empty>{t('profile.self')}</Empty> : <Loaded userId={userId} />}
    </div>
  );
};

const Loaded = ({ userId }: { readonly userId: string }) => {
  const t = useWords('people');
  const { value, failure, busy, retry } = useResource(oneMember, { userId });
  if (failure && !value)
    return failure.kind === 'refused' ? (
      <Empty fact={t('profile.noneFact')}>{t('profile.none')}</Empty>
    ) : (
      <Failed failure={failure} onRetry={retry} busy={busy} />
    );
  if (!value) return <Skeleton height={176} />;
  return <Card friend={value} />;
};

const Card = ({ friend }: { readonly friend: Friend }) => {
  const t = useWords('people');
  const { user, state, mutual } = friend;
  const role = roleWord(user.siteRoleId);
  const card = useRef<HTMLElement>(null);
  useKeepFocus(card);
  return (
    <article className={styles.card} ref={card} tabIndex={-1} aria-label={user.displayName}>
      <Face user={user} size={96} />
      <div className={styles.cardText}>
        <h2 className={styles.cardName}>{user.displayName}</h2>
        {role && <span className={styles.meta}>{t(role)}</span>}
        <span className={styles.meta}>{t(`state.${state}`)}</span>
        {mutual > 0 && <span className={styles.meta}>{t.tn('mutual', mutual)}</span>}
      </div>
      <div className={styles.cardButtons}>
        <TieButtons friend={friend} />
      </div>
    </article>
  );
};
