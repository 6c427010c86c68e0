import { withRead, type InboxChoice, type Unread } from '#domain/inbox/inbox.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { inboxList, inboxUnread, type InboxListInput } from './inbox.resources.ts';

interface Reading {
  readonly choice: InboxChoice;
  /** The list that shows the message. */
  readonly shown: InboxListInput;
}

interface MailEnd {
  readonly token: string;
  /** Whether the mails are to be sent again. */
  readonly on: boolean;
}

/** Marks messages as read. */
export const readMessages = act({
  name: 'readMessages',
  members: true,
  to: ({ choice }: Reading) => JSON.stringify(choice),
  run: async ({ loadPort }: Ports, { choice }, { signal }) => (await loadPort('inbox')).markRead(choice, signal),
  optimistic: ({ choice, shown }, change) =>
    change(inboxList, shown, (held) => {
      const { list, unread } = withRead({ list: held.list, unread: held.about.unread }, choice);
      return { ...held, list, about: { ...held.about, unread } };
    }),
  applyAnswer: (unread: Unread, _reading, change) => change(inboxUnread, { member: true }, () => unread),
  invalidates: [inboxList],
});

/** By the link of a mail: ends the mails of its type, or has them sent again. Gives the type, or `gone`. */
export const endMails = act({
  name: 'endMails',
  members: false,
  to: ({ token }: MailEnd) => token,
  run: async ({ loadPort }: Ports, { token, on }, { signal }) => (await loadPort('inbox')).mailEnd(token, on, signal),
  invalidates: [],
});
