import { LINKED_COMMENT, type Comment } from '#domain/comments/comment.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useWords } from '../../hooks/useWords.ts';
import { ChoiceMenu } from '../../kit/ChoiceMenu.tsx';

interface CommentToolsProps {
  readonly comment: Comment;
  readonly onQuote?: () => void;
  readonly onEdit?: () => void;
  readonly onRemove?: () => void;
}

/** The rarer things to do about a comment. */
export const CommentTools = ({ comment: { commentId, user }, onQuote, onEdit, onRemove }: CommentToolsProps) => {
  const t = useWords('comments');
  const notify = useNotify();
  const copy = () => {
    const url = new URL(window.location.href);
    url.searchParams.set(LINKED_COMMENT, commentId);
    void navigator.clipboard?.writeText(url.href).then(
      () => notify('success', t('copied')),
      () => notify('error', t('notCopied')),
    );
  };
  const choice = (key: 'quote' | 'link' | 'edit' | 'remove', onSelect: (() => void) | undefined) =>
    onSelect ? [{ key, label: t(key), onSelect }] : [];
  const choices = [
    ...choice('quote', onQuote),
    ...choice('link', copy),
    ...choice('edit', onEdit),
    ...choice('remove', onRemove),
  ];
  return (
    <ChoiceMenu
      name={`comment-${commentId}`}
      label={t('tools', { name: user?.nickname ?? t('somebody') })}
      choices={choices}
    />
  );
};
