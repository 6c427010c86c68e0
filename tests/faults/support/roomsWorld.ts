import { defaultRules, type ChatRules } from '#domain/chat/rules.ts';
import { callContext, memberOf } from '../../store/support/context.ts';
import type { ChatClient } from './chatClient.ts';
import { startChatOrigin, type Member } from './chatOrigin.ts';
import { virtualTime } from './virtualTime.ts';

/** Rooms of one host, with a moderator, a writer and another person, on a clock that tests control. */
export const openRooms = async (url: string | null) => {
  const time = virtualTime();
  const follows = new Map<string, number>();
  const hosts: string[] = [];
  const origin = await startChatOrigin({ clock: time.clock, after: time.after, url, hosts, follows });
  const host = await origin.member('gio.bac', 'host');
  const staff = await origin.member('cham.soc', 'customerCare');
  const author = await origin.member('tac.gia');
  const other = await origin.member('hat.de');
  hosts.push(host.userId);
  const as = async ({ token }: Member) =>
    callContext({ viewer: await memberOf(origin.accounts.identify, token), now: time.clock() });
  let rooms = 0;
  return {
    ...{ time, follows, origin, host, staff, author, other, as },
    /** A new room, with a socket in it for each token. */
    room: async (...tokens: readonly string[]) => {
      const groupId = `k${(rooms += 1)}`;
      const topic = `chatroom.${groupId}`;
      const clients = await Promise.all(tokens.map((token) => origin.connect(token)));
      for (const client of clients) await client.sub(topic);
      return { groupId, topic, clients: clients as [ChatClient, ChatClient, ChatClient] };
    },
    setRules: async (groupId: string, rules: Partial<ChatRules>, by = host) =>
      origin.chat.roomHandlers.ruleUpdate({ groupId, rules: { ...defaultRules, ...rules } }, await as(by)),
  };
};
export type Rooms = Awaited<ReturnType<typeof openRooms>>;
