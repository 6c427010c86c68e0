import { useState } from 'react';
import { COMMENTS, tidyComment, type Comment } from '#domain/comments/comment.ts';
import { graphemeCount } from '#domain/door/graphemes.ts';
import { editComment, type CommentPlace } from '#machines/comments/comments.acts.ts';
import { useFormAct } from '../../hooks/useFormAct.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import * as styles from './comments.css.ts';
import { useWhyNotWritten } from './useWhyNotWritten.ts';

interface EditFormProps {
  readonly comment: Comment;
  readonly place: CommentPlace;
  readonly onDone: () => void;
}

/** Changes an own comment; what is refused stays in the field. */
export const EditForm = ({ comment: { commentId, text: before }, place, onDone }: EditFormProps) => {
  const t = useWords('comments');
  const [text, setText] = useState(before);
  const { press, busy, trouble } = useFormAct(editComment, { whyNot: useWhyNotWritten(), done: onDone });
  const tidy = tidyComment(text);
  const long = graphemeCount(tidy) > COMMENTS.textMax;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (tidy !== '' && !long) void press({ place, commentId, text: tidy });
      }}
    >
      <TextArea
        label={t('edit')}
        rows={2}
        value={text}
        error={long ? t('long', { most: COMMENTS.textMax }) : trouble?.words}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.send}>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="submit" tone="primary" busy={busy} disabled={tidy === '' || long || tidy === before}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};
