import { randomUUID } from 'node:crypto';
import type { Log } from '../log.ts';
import { opened } from '../shared/area.ts';
import type { Job } from '../shared/jobs.ts';
import { MINUTE_MS } from '../shared/limiter.ts';
import type { Outbox } from '../shared/outbox.ts';
import { keyFor } from '../shared/secret.ts';
import { chatArea } from './chat.area.ts';
import { createChat, type ChatNeeds } from './gateway.ts';
import { keptChat } from './kept.store.ts';
import { postPolls } from './postPolls.store.ts';
import { sharedPlaces } from './places.store.ts';
import { SETTLE_EVERY_MS, sharedPresence } from './presence.store.ts';

/** How long a socket may outlive a session of whose end this process was not told. */
const LOOK_MS = 30_000;

export interface OpenChatNeeds extends ChatNeeds {
  readonly outbox: Outbox;
  /** Whether several processes may serve on this database. */
  readonly shared: boolean;
  readonly log: Log;
}

export const openChat = async ({ outbox, shared, log, ...needs }: OpenChatNeeds) => {
  const { database, bus, clock, secret } = needs;
  const presence = shared
    ? sharedPresence({ database, clock, log, processId: randomUUID(), hashKey: keyFor(secret, 'presence') })
    : null;
  const places = shared
    ? sharedPlaces({ database, clock, log, processId: randomUUID(), hashKey: keyFor(secret, 'places') })
    : null;
  const { handlers, roomHandlers, hand, events, drain, close, closeEnded, recounted, ...services } = await createChat({
    ...needs,
    ...(presence && { presence }),
    ...(places && { places }),
  });
  const counting: readonly Job[] =
    presence && places
      ? [
          {
            ...{ name: 'chat.presence', everyMs: SETTLE_EVERY_MS, inEachProcess: true },
            run: () => presence.settle().finally(recounted),
          },
          { name: 'chat.places', everyMs: SETTLE_EVERY_MS, inEachProcess: true, run: places.settle },
          {
            ...{ name: 'chat.forgetProcesses', everyMs: 5 * MINUTE_MS },
            run: () => presence.forget().then(places.forget),
          },
        ]
      : [];
  return {
    ...opened(chatArea, {
      ...{ handlers: { chat: handlers, chatRoom: roomHandlers }, events, drain },
      close: async () => {
        await close();
        await presence?.leave();
        await places?.close();
      },
      // What is stored is heard in one process; all gateways are told.
      durable: {
        'session.ended': (message) => bus.publish('session.ended', message),
        'member.erased': (message) => bus.publish('member.erased', message),
      },
      jobs: [{ name: 'chat.closeEnded', everyMs: LOOK_MS, inEachProcess: true, run: closeEnded }, ...counting],
      personalData: [keptChat(database, outbox)],
      hands: [hand],
    }),
    ...services,
    /** The polls of posts. */
    polls: postPolls(database),
  };
};
