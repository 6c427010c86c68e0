import type { Friend, FriendAct, FriendState } from '#domain/people/people.ts';
import { befriend } from '#machines/people/people.acts.ts';
import type { Failure } from '#ports/failure.ts';
import { useAct } from '../hooks/useAct.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords, type Words } from '../hooks/useWords.ts';

/** The words for a failure of this action; null for failures that any action can have. */
const whyNot = (t: Words<'people'>, act: FriendAct, failure: Failure, name: string): string | null => {
  if (failure.kind === 'rateLimited') return t('tooMany', { minutes: Math.ceil(failure.retryAfterS / 60) });
  const code = failure.kind === 'refused' ? failure.code : null;
  if (code === 403 && act === 'request') return t('refused', { name });
  return code === 404 && act === 'accept' ? t('gone') : null;
};

/** The action to report: the other member, or another tab, may have changed the relation meanwhile. */
const cameOf = (act: FriendAct, state: FriendState): FriendAct => {
  if (state === 'friend') return 'accept';
  return state === 'blocked' ? 'block' : act;
};

/** Runs an action on the relation to another member, and reports the outcome. */
export const useFriendAct = ({ user: { userId, displayName: name } }: Friend) => {
  const t = useWords('people');
  const { notify } = useApp();
  const { pressed, press } = useAct(befriend, {
    done: ({ state }, { act }) => notify('success', t(`done.${cameOf(act, state)}`, { name })),
    whyNot: (failure, { act }) => whyNot(t, act, failure, name),
  });
  return { busy: pressed?.act ?? null, run: (act: FriendAct) => press({ act, userId }) };
};
