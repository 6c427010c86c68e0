import { useEffect, useRef } from 'react';
import { COMMENTS, tidyComment, type Quote } from '#domain/comments/comment.ts';
import { graphemeCount } from '#domain/door/graphemes.ts';
import { writeComment, type CommentPlace } from '#machines/comments/comments.acts.ts';
import { useFormAct } from '../../hooks/useFormAct.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { commentDraftKey } from '../../shared/draftKey.ts';
import { useDraft } from '../../shared/useDraft.ts';
import * as styles from './comments.css.ts';
import { useWhyNotWritten } from './useWhyNotWritten.ts';

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
  const { text, write, sent } = useDraft(commentDraftKey(draft));
  const box = useRef<HTMLTextAreaElement>(null);
  const { press, busy, trouble } = useFormAct(writeComment, {
    whyNot: useWhyNotWritten(),
    done: (_, { text: written }) => {
      sent((now) => tidyComment(now) === written);
      onDone?.();
    },
  });
  useEffect(() => {
    if (!first) return;
    box.current?.focus();
    if (begins !== undefined && box.current?.value === '') write(begins);
  }, [first, begins, write]);
  const tidy = tidyComment(text);
  const count = graphemeCount(tidy);
  const long = count > COMMENTS.textMax;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (tidy !== '' && !long) void press({ ...place, text: tidy, ...(quote && { quoteId: quote.commentId }) });
      }}
    >
      {quote && <blockquote className={styles.quote}>{quote.text}</blockquote>}
      <TextArea
        ref={box}
        label={label}
        rows={2}
        value={text}
        error={long ? t('long', { most: COMMENTS.textMax }) : trouble?.words}
        onChange={(event) => write(event.target.value)}
      />
      <div className={styles.send}>
        <span className={styles.facts}>{text === '' ? '' : t('kept', { count, most: COMMENTS.textMax })}</span>
        {onDone && <Button onClick={onDone}>{t('cancel')}</Button>}
        <Button type="submit" tone="primary" busy={busy} disabled={tidy === '' || long}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
};
