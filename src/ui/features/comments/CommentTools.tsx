import { useState } from 'react';
import { LINKED_COMMENT, type Comment } from '#domain/comments/comment.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useViewer } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { ChoiceMenu } from '../../kit/ChoiceMenu.tsx';
import { ReportPart } from '../../shared/report/ReportPart.tsx';

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
  const [reporting, setReporting] = useState(false);
  const viewer = useViewer();
  const own = user !== null && viewer?.userId === user.userId;
  const name = user?.nickname ?? t('somebody');
  const copy = () => {
    const url = new URL(window.location.href);
    url.searchParams.set(LINKED_COMMENT, commentId);
    void navigator.clipboard?.writeText(url.href).then(
      () => notify('success', t('copied')),
      () => notify('error', t('notCopied')),
    );
  };
  const choice = (key: 'quote' | 'link' | 'report' | 'edit' | 'remove', onSelect: (() => void) | undefined) =>
    onSelect ? [{ key, label: t(key), onSelect }] : [];
  const choices = [
    ...choice('quote', onQuote),
    ...choice('link', copy),
    ...choice('report', own ? undefined : () => setReporting(true)),
    ...choice('edit', onEdit),
    ...choice('remove', onRemove),
  ];
  return (
    <>
      <ChoiceMenu name={`comment-${commentId}`} label={t('tools', { name })} choices={choices} />
      {reporting && (
        <ReportPart target={{ type: 'comment', id: commentId }} name={name} onClose={() => setReporting(false)} />
      )}
    </>
  );
};
