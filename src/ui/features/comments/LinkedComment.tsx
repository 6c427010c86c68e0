import { useEffect, useRef } from 'react';
import type { CommentTarget } from '#domain/comments/comment.ts';
import { oneComment } from '#machines/comments/comments.resources.ts';
import { isMissing } from '#ports/failure.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { CommentRow } from './CommentRow.tsx';
import * as styles from './comments.css.ts';

interface LinkedCommentProps {
  readonly target: CommentTarget;
  readonly commentId: string;
}

/** The comment that a link leads to, below the one that it answers; it comes into sight once. */
export const LinkedComment = ({ target, commentId }: LinkedCommentProps) => {
  const t = useWords('comments');
  const { value, failure } = useResource(oneComment, { commentId });
  const box = useRef<HTMLDivElement>(null);
  const known = value !== null;
  useEffect(() => {
    if (known) box.current?.scrollIntoView({ block: 'center' });
  }, [known]);
  if (!value) return isMissing(failure) ? <p className={styles.gone}>{t('gone')}</p> : null;
  const { comment, parent } = value;
  if (comment.target.id !== target.id || comment.target.type !== target.type) return null;
  return (
    <div className={styles.linked} ref={box}>
      <p className={styles.facts}>{t('linked')}</p>
      <ul className={styles.list}>
        {parent && (
          <li>
            <CommentRow comment={parent} place={{ target, sort: 'new' }} />
          </li>
        )}
        <li data-reply={parent !== null || undefined} className={styles.reply}>
          <CommentRow
            comment={comment}
            place={{ target, sort: 'new', ...(comment.parentId !== undefined && { parentId: comment.parentId }) }}
          />
        </li>
      </ul>
    </div>
  );
};
