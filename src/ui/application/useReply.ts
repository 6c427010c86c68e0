import { useEffect, useState } from 'react';
import { selectApplication } from '#machines/application/commentatorApplication.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { holdBuild } from '../shared/holdBuild.ts';
import type { ApplicationActor } from './useCommentatorApplication.ts';

export interface Reply {
  readonly text: string;
  readonly write: (text: string) => void;
}

/**
 * The draft of the reply to a reviewer: one text shared by the status page and the form, kept if sending fails.
 * A new build waits for it (NAV-3).
 */
export const useReply = (actor: ApplicationActor): Reply => {
  const { navigation } = useApp();
  const asked = useSelector(actor, (snapshot) => selectApplication(snapshot)?.state === 'need_info');
  const [text, write] = useState('');
  if (!asked && text !== '') write('');
  const unsent = text.trim() !== '';
  useEffect(() => (unsent ? holdBuild(navigation, 'draft') : undefined), [navigation, unsent]);
  return { text, write };
};
