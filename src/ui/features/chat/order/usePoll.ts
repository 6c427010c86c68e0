import { useEffect, useState } from 'react';
import { useActorRef } from '@xstate/react';
import type { Poll } from '#domain/chat/poll.ts';
import { votePoll } from '#machines/chatRoom/chatRoom.acts.ts';
import { selectPoll, selectPollStep, selectPollWhy } from '#machines/chatRoom/poll.selectors.ts';
import { wirePoll } from '#machines/chatRoom/poll.wire.ts';
import { press, whyNotWords } from '../../../app/press.ts';
import { useApp } from '../../../hooks/useApp.ts';
import { useLocale } from '../../../hooks/useLocale.ts';
import { useSelector } from '../../../hooks/useSelector.ts';

interface Told {
  readonly groupId: string;
  readonly poll: Poll;
  /** The viewer's choice; null where none is known. */
  readonly me: string | null;
}

/** The chart of one poll, told of what the room is told. `poll` must stay the same one. */
export const usePoll = ({ groupId, poll, me }: Told) => {
  const app = useApp();
  const { clock, words } = app;
  const locale = useLocale();
  const [machine] = useState(() =>
    wirePoll({
      press: (vote) => press(app, votePoll, { groupId, ...vote }),
      whyNot: (end) => whyNotWords(app, end),
    }),
  );
  const actor = useActorRef(machine, { input: { poll, me, leftMs: poll.endTs - clock.now() } });
  useEffect(
    () => actor.send({ type: 'poll.told', poll, me, leftMs: poll.endTs - clock.now() }),
    [actor, clock, poll, me],
  );
  // The words for being offline have to be loaded before that happens.
  useEffect(() => void words.load(locale, ['act']), [words, locale]);
  return {
    choose: (optionId: string) => actor.send({ type: 'poll.choose', optionId }),
    step: useSelector(actor, selectPollStep),
    poll: useSelector(actor, selectPoll),
    why: useSelector(actor, selectPollWhy),
  };
};
