import { opened } from '../shared/area.ts';
import type { Outbox } from '../shared/outbox.ts';
import { chatArea } from './chat.area.ts';
import { createChat, type ChatNeeds } from './gateway.ts';
import { keptChat } from './kept.store.ts';

/** How long a socket may outlive a session of whose end this process was not told. */
const LOOK_MS = 30_000;

export interface OpenChatNeeds extends ChatNeeds {
  readonly outbox: Outbox;
}

export const openChat = async ({ outbox, ...needs }: OpenChatNeeds) => {
  const { database, bus } = needs;
  const { handlers, events, drain, close, closeEnded, ...services } = await createChat(needs);
  return {
    ...opened(chatArea, {
      ...{ handlers: { chat: handlers }, events, drain, close },
      // What is stored is heard in one process; all gateways are told.
      durable: {
        'session.ended': (message) => bus.publish('session.ended', message),
        'member.erased': (message) => bus.publish('member.erased', message),
      },
      jobs: [{ name: 'chat.closeEnded', everyMs: LOOK_MS, inEachProcess: true, run: closeEnded }],
      personalData: [keptChat(database, outbox)],
    }),
    ...services,
  };
};
