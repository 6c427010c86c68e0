import { isMemberId } from '#domain/people/people.ts';
import type { LoggedMessage } from '#domain/chat/log.ts';
import { isMutedPerson } from '#domain/social/mutes.ts';
import { muteSomething } from '#machines/social/mutes.acts.ts';
import { useAct } from '../../hooks/useAct.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { useMutes } from '../../shared/useMutes.ts';
import { muteHere, useMutedPeople } from './mutedPeople.ts';
import { isCommentator } from './rows.ts';

/**
 * CH-11: muting the author of a message. A member's mute is one of the account, which folds comments too; a guest's, and
 * that of a guest, is of this device.
 */
export const useMutePerson = (message: LoggedMessage) => {
  const { userId, showName } = message;
  const { storage } = useApp();
  const { press } = useAct(muteSomething);
  const kept = isMutedPerson(useMutes(), userId);
  const here = useMutedPeople().has(userId);
  const everywhere = useLoggedIn() && (isMemberId(userId) || isCommentator(message));
  const muted = kept || here;
  const change = () => {
    if (here || !(everywhere || kept)) muteHere(storage, userId, !muted);
    if (kept || (everywhere && !muted)) void press({ kind: 'person', text: showName, userId, on: !muted });
  };
  return { muted, everywhere, change };
};
