import { useRef } from 'react';
import { selectApplyFailure, selectPage } from '#machines/application/commentatorApplication.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import { FormView } from './FormView.tsx';
import { LandingView } from './LandingView.tsx';
import { StatusView } from './StatusView.tsx';
import { useApplicationCommands, useCommentatorApplication } from './useCommentatorApplication.ts';
import { useReply } from './useReply.ts';

/** The viewer's own application in whatever state it is. */
export const MyApplication = ({ userId }: { readonly userId: string | null }) => {
  const actor = useCommentatorApplication(userId);
  const commands = useApplicationCommands(actor);
  const page = useSelector(actor, selectPage);
  const failure = useSelector(actor, selectApplyFailure);
  const reply = useReply(actor);
  // While sending or withdrawing, the page stays from which it was started.
  const asked = useRef(page);
  if (page !== 'submitting' && page !== 'withdrawing') asked.current = page;

  if (page === 'reading') return <SkeletonRows rows={6} height={64} />;
  if (page === 'unread' && failure) return <Failed failure={failure} onRetry={commands.retry} />;
  if (page === 'landing') return <LandingView actor={actor} commands={commands} />;
  if (asked.current === 'sent') return <StatusView actor={actor} commands={commands} reply={reply} userId={userId} />;
  return <FormView actor={actor} commands={commands} reply={reply} userId={userId} />;
};
