import { useState } from 'react';
import type { Friend, FriendAct, FriendState } from '#domain/people/people.ts';
import { foundMembers, friendList, oneMember } from '#machines/people/people.resources.ts';
import { failed, type Failure } from '#ports/failure.ts';
import { useApp } from '../hooks/useApp.ts';
import { useMessages, type Words } from '../hooks/useMessages.ts';

const failureWords = (t: Words<'people'>, act: FriendAct, failure: Failure, name: string): string => {
  if (failure.kind === 'rateLimited') return t('tooMany', { minutes: Math.ceil(failure.retryAfterS / 60) });
  const code = failure.kind === 'refused' ? failure.code : null;
  if (code === 403 && act === 'request') return t('refused', { name });
  return t(code === 404 && act === 'accept' ? 'gone' : 'failed');
};

/** What is so once it was done: the other, or another tab, may have been first with something else. */
const cameOf = (act: FriendAct, state: FriendState): FriendAct => {
  if (state === 'friend') return 'accept';
  return state === 'blocked' ? 'block' : act;
};

/** Does something about another member, says what came of it, and lets every list know. */
export const useFriendAct = ({ user }: Friend, viewerId: string) => {
  const t = useMessages('people');
  const { area, notify, resources } = useApp();
  const [busy, setBusy] = useState<FriendAct | null>(null);
  const { userId, displayName: name } = user;
  const run = async (act: FriendAct): Promise<void> => {
    // Who has pressed "accept" does not turn down as well while the answer is on its way.
    if (busy !== null) return;
    setBusy(act);
    const outcome = await area('people')
      .then((port) => port.act(act, userId, new AbortController().signal))
      .catch(() => failed({ kind: 'unreachable' }));
    setBusy(null);
    if (outcome.ok) {
      const { state } = outcome.value;
      resources.update(oneMember, { viewerId, userId }, () => outcome.value);
      notify('success', t(`done.${cameOf(act, state)}`, { name }));
    } else notify('error', failureWords(t, act, outcome.failure, name));
    resources.invalidate(friendList);
    resources.invalidate(foundMembers);
    resources.invalidate(oneMember);
  };
  return { busy, run };
};
