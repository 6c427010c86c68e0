import { useState } from 'react';
import type { Comment, CommentSort } from '#domain/comments/comment.ts';
import { mentionOf } from '#domain/comments/mention.ts';
import { replyList } from '#machines/comments/comments.resources.ts';
import { useFeed } from '../../hooks/useFeed.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Feed } from '../../kit/Feed.tsx';
import { Unmuted } from '../../shared/Unmuted.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentRow } from './CommentRow.tsx';
import * as styles from './comments.css.ts';

interface CommentWithRepliesProps {
  readonly comment: Comment;
  readonly sort: CommentSort;
}

/** A comment of the first level, its replies behind a button, and the form that answers it or one of them. */
export const CommentWithReplies = ({ comment, sort }: CommentWithRepliesProps) => {
  const t = useWords('comments');
  const [open, setOpen] = useState(false);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const { target, commentId: parentId, replyCount } = comment;
  const answer = (wish: Answered) => {
    setOpen(replyCount > 0 || open);
    setAnswered(wish);
  };
  return (
    <li>
      <CommentRow comment={comment} place={{ target, sort }} onReply={(quoted) => answer({ comment, quoted })} />
      {replyCount > 0 && !open && (
        <div className={styles.more}>
          <Button size="s" tone="plain" onClick={() => setOpen(true)}>
            {t.tn('replies', replyCount)}
          </Button>
        </div>
      )}
      {open && <Replies comment={comment} sort={sort} onAnswer={answer} />}
      {answered && (
        <div className={styles.reply}>
          <CommentForm
            key={answered.comment.commentId}
            place={{ target, sort, parentId }}
            draft={parentId}
            label={t('replyTo', { name: answered.comment.user?.nickname ?? t('somebody') })}
            quote={answered.quoted ? { commentId: answered.comment.commentId, text: answered.comment.text } : null}
            {...(answered.comment !== comment && { begins: beginning(answered.comment) })}
            first
            onDone={() => {
              setAnswered(null);
              setOpen(true);
            }}
          />
        </div>
      )}
    </li>
  );
};

interface Answered {
  readonly comment: Comment;
  readonly quoted: boolean;
}

/** The name of whom it answers, as a mention. */
const beginning = ({ user }: Comment): string => (user ? mentionOf(user) : '');

interface RepliesProps extends CommentWithRepliesProps {
  readonly onAnswer: (wish: Answered) => void;
}

const Replies = ({ comment: { target, commentId: parentId }, sort, onAnswer }: RepliesProps) => {
  const feed = useFeed(replyList, { target, parentId });
  return (
    <Feed of={feed} empty={null} byPress>
      {(replies) => (
        <Unmuted list={replies} isMuted={({ muted }) => muted === true}>
          {(shown) => (
            <ul className={styles.list}>
              {shown.map((reply) => (
                <li key={reply.commentId} className={styles.reply} data-reply>
                  <CommentRow
                    comment={reply}
                    place={{ target, sort, parentId }}
                    onReply={(quoted) => onAnswer({ comment: reply, quoted })}
                  />
                </li>
              ))}
            </ul>
          )}
        </Unmuted>
      )}
    </Feed>
  );
};
