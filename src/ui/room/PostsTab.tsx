import type { RoomPost } from '#domain/football/overview.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import * as styles from './PostsTab.css.ts';

/** Opinions or tips on the match, newest first. */
export const PostsTab = ({ posts, zone }: { readonly posts: readonly RoomPost[]; readonly zone: string }) => {
  const t = useWords('room');
  if (posts.length === 0) return <Empty fact={t('noPostsFact')}>{t('noPosts')}</Empty>;
  return (
    <ul className={styles.posts}>
      {posts.map((post) => (
        <li key={post.id} className={styles.post}>
          <p className={styles.by}>{t('postAt', { author: post.author, time: hourMinute(post.createdAt, zone) })}</p>
          <p className={styles.text}>{post.text}</p>
        </li>
      ))}
    </ul>
  );
};
