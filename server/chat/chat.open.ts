import { opened } from '../shared/area.ts';
import { chatArea } from './chat.area.ts';
import { createChat, type ChatNeeds } from './gateway.ts';
import { keptChat } from './kept.store.ts';

export const openChat = async (needs: ChatNeeds) => {
  const { handlers, events, drain, close, ...services } = await createChat(needs);
  return {
    ...opened(chatArea, {
      ...{ handlers: { chat: handlers }, events, drain, close },
      personalData: [keptChat(needs.database, needs.bus)],
    }),
    ...services,
  };
};
