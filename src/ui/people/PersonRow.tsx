import type { Friend } from '#domain/people/people.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { useWords } from '../hooks/useWords.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { Face } from '../kit/Face.tsx';
import { Link } from '../kit/Link.tsx';
import { FriendButtons } from './FriendButtons.tsx';
import * as styles from './PeopleScreen.css.ts';
import { roleWord } from './roleWord.ts';

/** A member in a list: name, friends in common, and actions. */
export const PersonRow = ({ friend }: { readonly friend: Friend }) => {
  const t = useWords('people');
  const tab = useQuery('muc');
  const { user, state, mutual } = friend;
  const role = roleWord(user.siteRoleId);
  const facts = [
    ...(role ? [t(role)] : []),
    ...(state === 'friend' && tab === null ? [t('state.friend')] : []),
    ...(mutual > 0 ? [t.tn('mutual', mutual)] : []),
  ];
  return (
    <li className={styles.row} data-user={user.userId}>
      <Face user={user} size={44} />
      <span className={styles.who}>
        <Link className={styles.name} to={hrefOf('profile', { id: user.userId })}>
          {user.displayName}
        </Link>
        {facts.length > 0 && <span className={styles.meta}>{facts.join(', ')}</span>}
      </span>
      <FriendButtons friend={friend} listed />
    </li>
  );
};
