import { useState } from 'react';
import { LINKED_COMMENT, type Comment } from '#domain/comments/comment.ts';
import { isMutedPerson } from '#domain/social/mutes.ts';
import { muteSomething } from '#machines/social/mutes.acts.ts';
import { mutes } from '#machines/social/mutes.resources.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useLoggedIn, useViewer } from '../../hooks/useViewer.ts';
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
export const CommentTools = ({ comment, onQuote, onEdit, onRemove }: CommentToolsProps) => {
  const { commentId, user } = comment;
  const t = useWords('comments');
  const notify = useNotify();
  const [reporting, setReporting] = useState(false);
  const viewer = useViewer();
  const own = user !== null && viewer?.userId === user.userId;
  const name = user?.nickname ?? t('somebody');
  const mute = useMute(comment);
  const copy = () => {
    const url = new URL(window.location.href);
    url.searchParams.set(LINKED_COMMENT, commentId);
    void navigator.clipboard?.writeText(url.href).then(
      () => notify('success', t('copied')),
      () => notify('error', t('notCopied')),
    );
  };
  const choice = (
    key: 'quote' | 'link' | 'mute' | 'unmute' | 'report' | 'edit' | 'remove',
    onSelect: (() => void) | undefined,
  ) => (onSelect ? [{ key, label: t(key), onSelect }] : []);
  const choices = [
    ...choice('quote', onQuote),
    ...choice('link', copy),
    ...(own || !mute ? [] : choice(mute.key, mute.run)),
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

/** SO-10: mutes an author, for members, or ends that; it can be undone by the notice, and in the account. */
const useMute = ({ user, muted }: Comment) => {
  const t = useWords('comments');
  const notify = useNotify();
  const member = useLoggedIn();
  // Only a comment that is left out can be of somebody who is muted already.
  const { value } = useResource(mutes, { member: member && muted === true });
  const { press } = useAct(muteSomething, {
    done: (_, { on, text: name, ...whom }) => {
      if (!on) return notify('success', t('unmuted', { name }));
      const undo = () => void press({ ...whom, text: name, on: false });
      return notify('success', t('muted', { name }), { label: t('undo'), run: undo });
    },
  });
  if (!user || !member) return null;
  const { userId, nickname: text } = user;
  const kept = isMutedPerson(value ?? [], userId);
  return {
    key: kept ? ('unmute' as const) : ('mute' as const),
    run: () => void press({ kind: 'person', text, userId, on: !kept }),
  };
};
