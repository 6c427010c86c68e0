import type { InboxGroup } from '#domain/inbox/inbox.ts';
import type { InboxType } from '#domain/settings/settings.ts';
import { useWords } from '../hooks/useWords.ts';
import { Face } from '../kit/Face.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Link } from '../kit/Link.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { Ago } from '../shared/Ago.tsx';
import * as styles from './InboxSheet.css.ts';

const signs: Readonly<Record<InboxType, IconName>> = {
  system: 'lock',
  booking: 'ticket',
  social: 'users',
  tip: 'star',
  content: 'book-open',
  reward: 'gift',
  apply: 'mic',
};

/** A group of equal messages, shown as the newest: links to its page, and can be marked as read. */
export const InboxRow = ({ group, onRead }: { readonly group: InboxGroup; readonly onRead: () => void }) => {
  const t = useWords('inbox');
  const { newest, ids } = group;
  const { actor, goTo, title, read, type } = newest;
  return (
    <li className={styles.item} data-unread={!read || undefined} data-kind={newest.kind}>
      {actor ? (
        <Face user={actor} size={40} />
      ) : (
        <span className={styles.sign}>
          <Icon name={signs[type]} size={20} />
        </span>
      )}
      <div className={styles.text}>
        {goTo === undefined ? (
          <span className={styles.name}>{title}</span>
        ) : (
          <Link className={styles.name} to={goTo} onClick={onRead}>
            {title}
          </Link>
        )}
        <span>{newest.body}</span>
        <span className={styles.meta}>
          {!read && <VisuallyHidden>{`${t('unread')}, `}</VisuallyHidden>}
          <Ago at={newest.createdAt} />
          {ids.length > 1 && `, ${t.tn('more', ids.length - 1)}`}
        </span>
      </div>
      {!read && (
        <IconButton label={t('markOne', { title })} onClick={onRead}>
          <Icon name="check" size={18} />
        </IconButton>
      )}
    </li>
  );
};
