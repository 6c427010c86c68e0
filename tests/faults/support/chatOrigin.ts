import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isLongerThan } from '#domain/door/graphemes.ts';
import { createAccounts, setRole, type Accounts } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { Bus } from '#server/bus/bus.ts';
import { createChat, type Chat } from '#server/chat/gateway.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import { openModeration } from '#server/moderation/moderation.open.ts';
import { systemAfter, type After } from '#server/shared/timers.ts';
import { databaseWriter } from '#server/chat/databaseWriter.ts';
import { embeddedWriter } from '#server/chat/embeddedWriter.ts';
import type { Database } from '#server/database/database.ts';
import { databaseFile, openDatabase } from '#server/database/open.ts';
import { listenTo } from '#server/shared/events.ts';
import { bindingCookie } from '#server/shared/cookies.ts';
import { systemClock, type Clock } from '#server/shared/clock.ts';
import type { TopicSource } from '#server/shared/topicSource.ts';
import { callContext, granted } from '../../store/support/context.ts';
import { connectClient, type ChatClient } from './chatClient.ts';

const SECRET = 'a secret of tests, long enough';
const PASSWORD = 'mưa rơi trên mái tôn';

export interface Member {
  readonly userId: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** Accounts and chat on a port of their own, over a database in a folder of its own. */
export interface ChatOrigin {
  readonly port: number;
  readonly database: Database;
  readonly bus: Bus;
  readonly accounts: Accounts;
  readonly chat: Chat;
  readonly moderation: ReturnType<typeof openModeration>;
  readonly faults: unknown[];
  readonly member: (username: string, role?: string) => Promise<Member>;
  readonly guestToken: () => Promise<string>;
  readonly connect: (token: string | null, headers?: Readonly<Record<string, string>>) => Promise<ChatClient>;
  readonly close: () => Promise<void>;
}

interface Wishes {
  readonly limits?: boolean;
  readonly clock?: Clock;
  readonly after?: After;
  /** The URL of PostgreSQL; null or absent for the embedded database. */
  readonly url?: string | null;
  /** The hosts of all rooms. */
  readonly hosts?: readonly string[];
  /** Since when members follow these. */
  readonly follows?: ReadonlyMap<string, number>;
  /** Whether a group is a room; every group is one by default. */
  readonly isRoom?: (groupId: string) => Promise<boolean>;
  /** No matches if absent. */
  readonly fixtures?: TopicSource;
}

export const startChatOrigin = async ({
  limits = false,
  clock = systemClock,
  after = systemAfter,
  isRoom = async () => true,
  hosts = [],
  follows = new Map(),
  url = null,
  fixtures,
}: Wishes = {}): Promise<ChatOrigin> => {
  const folder = mkdtempSync(join(tmpdir(), 'khandai-chat-'));
  const database = await openDatabase(folder, clock(), url);
  const bus = inProcessBus();
  const faults: unknown[] = [];
  const accounts = createAccounts({ database, bus, clock, secret: SECRET, limits });
  const chat = await createChat({
    database,
    bus,
    clock,
    after,
    limits,
    secret: SECRET,
    writer: url === null ? embeddedWriter(database, databaseFile(folder)) : databaseWriter(database),
    identify: accounts.identifySocket,
    tokenFor: accounts.chatToken,
    aliveSessions: accounts.aliveSessions,
    memberById: accounts.memberById,
    areApart: async () => false,
    // Of the door's rules only the length, since these suites repeat the same texts.
    judge: async ({ text, most = Infinity }) =>
      isLongerThan(most, text) ? { reason: 'length', rule: 'length', retryAfterS: null } : null,
    hostsOf: async (groupId) => ((await isRoom(groupId)) ? hosts : null),
    decisions: () => moderation.decisions,
    followsSince: async (userId) => follows.get(userId) ?? null,
    ...(fixtures && { fixtures }),
    failed: (error) => faults.push(error),
  });
  const moderation = openModeration({
    ...{ database, clock, hands: [chat.hand], peopleOf: async () => new Map(), noted: async () => null },
    ...{ outbox: { publish: async () => {} }, limits: false, limitStore: memoryLimits(clock), find: async () => [] },
    failed: (error) => faults.push(error),
  });
  const listening = listenTo(bus, [chat.events], (error) => faults.push(error));
  const server = createServer();
  server.on('upgrade', (request, stream, head) => {
    const token = new URL(request.url ?? '/', 'http://origin').searchParams.get('token');
    const binding = bindingCookie.read(request.headers.cookie, false);
    chat.onUpgrade(request, stream, head, { token, binding, address: request.socket.remoteAddress ?? '' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const clients = new Set<ChatClient>();

  return {
    port,
    database,
    bus,
    accounts,
    chat,
    moderation,
    faults,
    member: async (username, role) => {
      const context = callContext({ now: clock() });
      const session = granted(await accounts.handlers.register({ username, password: PASSWORD }, context));
      if (role) await setRole(database, username, role);
      return { userId: session.user.userId, token: session.token, refreshToken: session.refreshToken };
    },
    guestToken: async () => granted(await accounts.handlers.guestLogin({}, callContext({ now: clock() }))).guestToken,
    connect: async (token, headers) => {
      const client = await connectClient(port, token, headers);
      clients.add(client);
      return client;
    },
    close: async () => {
      for (const client of clients) client.cut();
      await listening.stop();
      await chat.close();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
