import { useEffect, useRef } from 'react';
import { mostOf, type Quote } from '#domain/comments/comment.ts';
import { writeComment, type CommentPlace } from '#machines/comments/comments.acts.ts';
import { useWords } from '../../hooks/useWords.ts';
import { commentDraftKey } from '../../shared/draftKey.ts';
import * as styles from './comments.css.ts';
import { ComposerField } from './ComposerField.tsx';
import { useComposer } from './useComposer.ts';

interface CommentFormProps {
  /** With `parentId` it answers that comment. */
  readonly place: CommentPlace;
  /** What the draft is kept by. */
  readonly draft: string;
  readonly label: string;
  readonly quote?: Pick<Quote, 'commentId' | 'text'> | null;
  /** Puts the text in front of the first word, such as a name. */
  readonly begins?: string;
  /** Gets the focus when it opens. */
  readonly first?: boolean;
  readonly onDone?: () => void;
}

/** Writes a comment. Its draft survives a reload, a log-in and other pages; what is refused stays in the field. */
export const CommentForm = ({ place, draft, label, quote = null, begins, first, onDone }: CommentFormProps) => {
  const t = useWords('comments');
  const box = useRef<HTMLTextAreaElement>(null);
  const composer = useComposer({
    act: writeComment,
    inputOf: (text) => ({ ...place, text, ...(quote && { quoteId: quote.commentId }) }),
    draft: commentDraftKey(draft),
    most: mostOf(place.target.type),
    ...(onDone && { onSent: onDone }),
  });
  const { begin } = composer;
  useEffect(() => {
    if (!first) return;
    box.current?.focus();
    if (begins !== undefined) begin(begins);
  }, [first, begins, begin]);
  return (
    <ComposerField {...{ composer, box, label, named: place }} send={t('send')} onCancel={onDone}>
      {quote && <blockquote className={styles.quote}>{quote.text}</blockquote>}
    </ComposerField>
  );
};
