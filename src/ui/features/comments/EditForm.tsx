import { mostOf, type Comment } from '#domain/comments/comment.ts';
import { editComment, type CommentPlace } from '#machines/comments/comments.acts.ts';
import { useWords } from '../../hooks/useWords.ts';
import { ComposerField } from './ComposerField.tsx';
import { useComposer } from './useComposer.ts';

interface EditFormProps {
  readonly comment: Comment;
  readonly place: CommentPlace;
  readonly onDone: () => void;
}

/** Changes an own comment; what is refused stays in the field. */
export const EditForm = ({ comment: { commentId, text: before }, place, onDone }: EditFormProps) => {
  const t = useWords('comments');
  const composer = useComposer({
    ...{ act: editComment, before, onSent: onDone, most: mostOf(place.target.type) },
    inputOf: (text) => ({ place, commentId, text }),
  });
  return <ComposerField {...{ composer, named: place }} label={t('edit')} send={t('save')} onCancel={onDone} />;
};
