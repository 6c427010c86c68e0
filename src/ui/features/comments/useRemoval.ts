import { useEffect, useState } from 'react';
import { COMMENTS, type Comment } from '#domain/comments/comment.ts';
import { removeComment, restoreComment, type CommentPlace } from '#machines/comments/comments.acts.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useViewer } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useWhyNotWritten } from './useWhyNotWritten.ts';

/**
 * Deletes a comment; of an own one that can be undone for a minute, by the notice and at its place. Staff who delete
 * another's do that for good.
 */
export const useRemoval = ({ commentId, user }: Comment, place: CommentPlace) => {
  const t = useWords('comments');
  const notify = useNotify();
  const whyNot = useWhyNotWritten();
  const own = useViewer()?.userId === user?.userId;
  const [undoable, setUndoable] = useState(false);
  useEffect(() => {
    if (!undoable) return undefined;
    const late = setTimeout(() => setUndoable(false), COMMENTS.undoMs);
    return () => clearTimeout(late);
  }, [undoable]);
  const restoring = useAct(restoreComment, {
    whyNot: (failure) => (failure.kind === 'refused' && failure.code === 409 ? t('refused.undoLate') : whyNot(failure)),
    done: () => setUndoable(false),
  });
  const undo = () => void restoring.press({ place, commentId });
  const removing = useAct(removeComment, {
    whyNot,
    done: () => {
      if (!own) return;
      setUndoable(true);
      notify('success', t('removed'), { label: t('undo'), run: undo });
    },
  });
  return {
    remove: () => void removing.press({ place, commentId }),
    removing: removing.busy,
    undo: undoable ? undo : null,
    restoring: restoring.busy,
  };
};
