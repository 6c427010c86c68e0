import { useEffect } from 'react';
import { isMemberId } from '#domain/people/people.ts';
import { muteSomething } from '#machines/social/mutes.acts.ts';
import { isMissing } from '#ports/failure.ts';
import { press } from '../../app/press.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { muteHere, useMutedPeople } from './mutedPeople.ts';

/** How many at once; the others with a later visit. */
const AT_ONCE = 20;

/** CH-11: members whom somebody muted on this device before logging in join the list of their account. */
export const useMovedMutes = (): void => {
  const app = useApp();
  const member = useLoggedIn();
  const here = useMutedPeople();
  useEffect(() => {
    if (!member) return undefined;
    let left = false;
    const move = async () => {
      for (const userId of [...here].filter(isMemberId).slice(0, AT_ONCE)) {
        const end = await press(app, muteSomething, { kind: 'person', text: '', userId, on: true });
        // Of a person who is gone nothing is left to mute.
        const isOver = end.kind === 'done' || (end.kind === 'failed' && isMissing(end.failure));
        if (isOver) muteHere(app.storage, userId, false);
        if (left || !isOver) return;
      }
    };
    void move();
    return () => {
      left = true;
    };
    // Each that moved changes the list, and the next one follows by this effect.
  }, [app, member, here]);
};
