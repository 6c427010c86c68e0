import { opened } from '../shared/area.ts';
import type { Outbox } from '../shared/outbox.ts';
import { chatArea } from './chat.area.ts';
import { createChat, type ChatNeeds } from './gateway.ts';
import { keptChat } from './kept.store.ts';

export interface OpenChatNeeds extends ChatNeeds {
  readonly outbox: Outbox;
}

export const openChat = async ({ outbox, ...needs }: OpenChatNeeds) => {
  const { database, bus } = needs;
  const { handlers, events, drain, close, ...services } = await createChat(needs);
  return {
    ...opened(chatArea, {
      ...{ handlers: { chat: handlers }, events, drain, close },
      // What is stored is heard in one process; all gateways are told.
      durable: {
        'session.ended': (message) => bus.publish('session.ended', message),
        'member.erased': (message) => bus.publish('member.erased', message),
      },
      personalData: [keptChat(database, outbox)],
    }),
    ...services,
  };
};
