import { useState } from 'react';
import {
  commentSorts,
  LINKED_COMMENT,
  type Comment,
  type CommentSort,
  type CommentTarget,
} from '#domain/comments/comment.ts';
import { targetText } from '#domain/social/social.ts';
import { commentList } from '#machines/comments/comments.resources.ts';
import { useFeed } from '../../hooks/useFeed.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useWords } from '../../hooks/useWords.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Empty } from '../../kit/Empty.tsx';
import { Feed } from '../../kit/Feed.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { Unmuted } from '../../shared/Unmuted.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentWithReplies } from './CommentWithReplies.tsx';
import * as styles from './comments.css.ts';
import { LinkedComment } from './LinkedComment.tsx';
import { useUnfolded } from './useUnfolded.ts';

export interface ThreadProps {
  readonly target: CommentTarget;
  /** What it is called, for the names of its buttons. */
  readonly name: string;
  /** Collapsed until it is asked for, on a phone. */
  readonly folded?: boolean;
  /** With the distance from the sides that a page has whose parts keep their own. */
  readonly inset?: boolean;
  /** Without a heading, where what it stands in has one. */
  readonly bare?: boolean;
}

/** The comments on a target: the form, the linked comment if the address names one, and the list in its order. */
export default function Thread({ target, name, folded = false, bare = false }: ThreadProps) {
  const t = useWords('comments');
  const asked = useQuery(LINKED_COMMENT);
  // A painted page is the same for every address of it.
  const linked = useHydrated() ? asked : null;
  const [unfolded, unfold] = useUnfolded(targetText(target), !folded);
  return (
    <section
      id={LINKED_COMMENT}
      aria-label={t('title')}
      className={styles.thread}
      data-open={unfolded || linked !== null}
    >
      {!bare && <h2 className={styles.heading}>{t('title')}</h2>}
      <div className={styles.unfold}>
        {/* Without script the browser goes to the thread, which opens as the target of the address. */}
        <a
          {...buttonLook()}
          href={`#${LINKED_COMMENT}`}
          onClick={(event) => {
            event.preventDefault();
            unfold();
          }}
        >
          {t('open')}
        </a>
      </div>
      <div className={styles.body}>
        {linked !== null && <LinkedComment target={target} commentId={linked} />}
        <CommentForm place={{ target, sort: 'new' }} draft={targetText(target)} label={t('label', { name })} />
        <List target={target} />
      </div>
    </section>
  );
}

const isMuted = ({ muted }: Comment): boolean => muted === true;

const List = ({ target }: { readonly target: CommentTarget }) => {
  const t = useWords('comments');
  const [sort, setSort] = useState<CommentSort>('new');
  const feed = useFeed(commentList, { target, sort });
  return (
    <>
      <Segments
        label={t('sort')}
        choices={commentSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        value={sort}
        onChange={setSort}
      />
      <Feed of={feed} empty={<Empty fact={t('emptyFact')}>{t('empty')}</Empty>} failed={t('failed')} byPress>
        {(comments) => (
          <Unmuted list={comments} isMuted={isMuted}>
            {(shown) => (
              <ul className={styles.list}>
                {shown.map((comment) => (
                  <CommentWithReplies key={comment.commentId} comment={comment} sort={sort} />
                ))}
              </ul>
            )}
          </Unmuted>
        )}
      </Feed>
    </>
  );
};
