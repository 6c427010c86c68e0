import { Suspense, useState } from 'react';
import { kmCount } from '#domain/shared/count.ts';
import { mayDelete, mayEdit, type Comment } from '#domain/comments/comment.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { likeComment, type CommentPlace } from '#machines/comments/comments.acts.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useViewer } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Face } from '../../kit/Face.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { Link } from '../../kit/Link.tsx';
import { Ago } from '../../shared/Ago.tsx';
import { CommentTools } from './CommentTools.tsx';
import * as styles from './comments.css.ts';
import { EditForm } from './EditForm.tsx';
import { useRemoval } from './useRemoval.ts';
import { useWhyNotWritten } from './useWhyNotWritten.ts';

const StaffRemove = lazyPart(() => import('./StaffRemove.tsx'));

export interface CommentRowProps {
  readonly comment: Comment;
  readonly place: CommentPlace;
  /** Answers it, with a quote of it if wanted; it cannot be answered from here if absent. */
  readonly onReply?: (quoted: boolean) => void;
}

/** One comment with what can be done about it. */
export const CommentRow = ({ comment, place, onReply }: CommentRowProps) => {
  const t = useWords('comments');
  const [editing, setEditing] = useState(false);
  const { user, text, createdAt, editedAt, quote, deleted } = comment;
  const removal = useRemoval(comment, place);
  if (deleted)
    return (
      <p className={styles.gone}>
        {t('deleted')}{' '}
        {removal.undo && (
          <Button size="s" tone="plain" busy={removal.restoring} onClick={removal.undo}>
            {t('undo')}
          </Button>
        )}
      </p>
    );
  const name = user?.nickname ?? t('somebody');
  return (
    <article className={styles.row} aria-label={t('by', { name })} id={`comment-${comment.commentId}`}>
      {user ? <Face user={user} size={36} /> : <span />}
      <div className={styles.said}>
        <p className={styles.by}>
          {user ? (
            <Link className={styles.name} to={hrefOf('profile', { id: user.userId })}>
              {name}
            </Link>
          ) : (
            <b>{name}</b>
          )}
          <span className={styles.facts}>
            <Ago at={createdAt} />
            {editedAt !== undefined && ` · ${t('edited')}`}
          </span>
        </p>
        {quote && (
          <blockquote className={styles.quote}>
            {quote.author && <b>{quote.author.nickname}: </b>}
            {quote.text === '' ? t('deleted') : quote.text}
          </blockquote>
        )}
        {editing ? (
          <EditForm comment={comment} place={place} onDone={() => setEditing(false)} />
        ) : (
          <>
            <p className={styles.text}>{text}</p>
            <Hands
              comment={comment}
              place={place}
              name={name}
              removal={removal}
              {...(onReply && { onReply })}
              onEdit={() => setEditing(true)}
            />
          </>
        )}
      </div>
    </article>
  );
};

interface HandsProps extends CommentRowProps {
  readonly name: string;
  readonly removal: ReturnType<typeof useRemoval>;
  readonly onEdit: () => void;
}

const Hands = ({ comment, place, name, removal, onReply, onEdit }: HandsProps) => {
  const t = useWords('comments');
  const viewer = useViewer();
  const now = useNow(30_000);
  const whyNot = useWhyNotWritten();
  const like = useAct(likeComment, { whyNot });
  const [asked, setAsked] = useState(false);
  const { commentId, counters, me, user } = comment;
  const own = user?.userId === viewer?.userId;
  const liked = me?.reactions.includes('like') ?? false;
  if (asked && own)
    return (
      <div className={styles.hands} role="group" aria-label={t('remove')}>
        <span className={styles.facts}>{t('removeAsk')}</span>
        <Button size="s" onClick={() => setAsked(false)}>
          {t('keep')}
        </Button>
        <Button size="s" tone="danger" busy={removal.removing} onClick={removal.remove}>
          {t('remove')}
        </Button>
      </div>
    );
  return (
    <div className={styles.hands}>
      <Button
        size="s"
        tone="plain"
        aria-pressed={liked}
        aria-label={t('like', { name, count: counters.likes })}
        onClick={() => void like.press({ place, commentId, on: !liked })}
      >
        <Icon name="heart" size={18} filled={liked} />
        {counters.likes > 0 && kmCount(counters.likes)}
      </Button>
      {onReply && (
        <Button size="s" tone="plain" aria-label={t('replyTo', { name })} onClick={() => onReply(false)}>
          <Icon name="reply" size={18} />
          {t('reply')}
        </Button>
      )}
      <CommentTools
        comment={comment}
        {...(onReply && { onQuote: () => onReply(true) })}
        {...(mayEdit(viewer, comment, now) && { onEdit })}
        {...(mayDelete(viewer, comment) && { onRemove: () => setAsked(true) })}
      />
      {asked && (
        <Suspense>
          <StaffRemove place={place} commentId={commentId} name={name} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </div>
  );
};
