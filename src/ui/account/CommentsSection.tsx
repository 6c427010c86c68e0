import type { OwnComment } from '#domain/comments/comment.ts';
import { ownComments } from '#machines/comments/comments.resources.ts';
import { useFeed } from '../hooks/useFeed.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Feed } from '../kit/Feed.tsx';
import { Link } from '../kit/Link.tsx';
import { Ago } from '../shared/Ago.tsx';
import * as styles from './ReportsSection.css.ts';

/** NE-8: what the member wrote, each with the way to its place; of what is deleted the place alone is left. */
export default function CommentsSection() {
  const t = useWords('comments');
  return (
    <Feed
      of={useFeed(ownComments, null)}
      empty={<Empty fact={t('own.emptyFact')}>{t('own.empty')}</Empty>}
      failed={t('own.failed')}
    >
      {(list) => (
        <ul className={styles.list} aria-label={t('own.title')}>
          {list.map((one) => (
            <Row key={one.comment.commentId} own={one} />
          ))}
        </ul>
      )}
    </Feed>
  );
}

const Row = ({ own: { comment, about } }: { readonly own: OwnComment }) => {
  const t = useWords('comments');
  const { text, deleted, createdAt, editedAt, parentId, replyCount, counters } = comment;
  return (
    <li className={styles.row} data-own={deleted ? 'deleted' : editedAt === undefined ? 'plain' : 'edited'}>
      <p className={styles.head}>
        {about ? (
          <Link to={about.path}>
            <b>{about.title}</b>
          </Link>
        ) : (
          <span className={styles.facts}>{t('own.gone')}</span>
        )}
        {deleted && <span className={styles.state}>{t('own.deleted')}</span>}
      </p>
      {!deleted && <p className={styles.text}>{text}</p>}
      <p className={styles.facts}>
        {parentId !== undefined && <span>{t('own.reply')}</span>}
        <Ago at={createdAt} />
        {editedAt !== undefined && <span>{t('edited')}</span>}
        {counters.likes > 0 && <span>{t.tn('own.likes', counters.likes)}</span>}
        {replyCount > 0 && <span>{t.tn('own.replies', replyCount)}</span>}
      </p>
    </li>
  );
};
