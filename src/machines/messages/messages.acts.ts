import { withRead, type MessageChoice, type Unread } from '#domain/messages/messages.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { messageList, unreadMessages, type MessageListInput } from './messages.resources.ts';

interface Reading {
  readonly choice: MessageChoice;
  /** The page on which it is shown. */
  readonly page: MessageListInput;
}

/** Marks messages as read. */
export const readMessages = act({
  name: 'readMessages',
  members: true,
  to: ({ choice }: Reading) => JSON.stringify(choice),
  run: async ({ area }: Ports, { choice }, { signal }) => (await area('messages')).markRead(choice, signal),
  foresee: ({ choice, page }, change) => change(messageList, page, (shown) => withRead(shown, choice)),
  learn: (unread: Unread, _reading, change) => change(unreadMessages, { member: true }, () => unread),
  outdates: [messageList],
});
