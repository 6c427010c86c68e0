import { createActor } from 'xstate';
import { present } from '#ui/app/lazy.ts';
import type { DuelEntry } from '#domain/games/chess/duel.ts';
import { chatroomTopic } from '#domain/chat/chat.ts';
import { createChatRoom, type ChatRoom } from '#machines/chat/chatRoom.ts';
import { createSocketHold } from '#machines/chat/socketHold.ts';
import { wireChatSocket } from '#machines/chat/chatSocket.wire.ts';
import { playerInput, wirePlayer } from '#machines/player/player.wire.ts';
import { createPictured } from '#machines/timeline/pictured.ts';
import { openTimeline } from '#machines/timeline/timeline.wire.ts';
import { fakeApp, type FakeAppOptions } from './app.ts';
import { createChatOrigin } from './chatOrigin.ts';
import type { LookBackPort } from '#ports/lookBack.ts';
import { noPast } from './lookBack.ts';
import { fakePlayback } from './playback.ts';

const quiet = { warn: () => {}, report: () => {} };

type RoomAppOptions = FakeAppOptions & { readonly past?: LookBackPort; readonly duels?: readonly DuelEntry[] };
/** The application with a chat over a fake origin and a player over a fake playback, both controlled by the test. */
export const roomApp = (options: RoomAppOptions = {}) => {
  const base = fakeApp(options);
  const origin = createChatOrigin(options.duels);
  const playback = fakePlayback();
  let ids = 0;
  const clock = { now: base.clock.now, id: () => `id${(ids += 1)}`.padEnd(20, 'x') };
  const warnings: string[] = [];
  const chatSocket = createActor(
    wireChatSocket({
      transport: origin.transport,
      renewToken: () => Promise.resolve(false),
      warn: (text) => warnings.push(text),
    }),
  ).start();
  const player = createActor(
    wirePlayer({ playback, storage: base.storage, log: quiet, focus: { request: () => {}, release: () => {} } }),
    { input: playerInput(base.storage) },
  ).start();
  const rooms = new Map<string, ChatRoom>();
  const chatRoomFor = (groupId: string): ChatRoom => {
    let room = rooms.get(groupId);
    if (!room) {
      room = createChatRoom({
        socket: chatSocket,
        transport: origin.transport,
        topic: chatroomTopic(groupId),
        clock,
        visibility: { isVisible: () => true, watch: () => () => {} },
        frame: (run) => void requestAnimationFrame(run),
        after: () => () => {},
        signal: new AbortController().signal,
        rested: () => {},
      });
      rooms.set(groupId, room);
    }
    return room;
  };
  const timeline = openTimeline({ player, storage: base.storage });
  const pictured = createPictured({
    ...{ timeline, port: options.past ?? noPast, now: clock.now, signal: new AbortController().signal },
  });
  const hold = createSocketHold(chatSocket, base.auth);
  const crowd: string[] = [];
  const live = {
    ...base.live.now()!,
    crowd: { rise: (volume: number) => void crowd.push(`rise ${volume}`), hush: () => void crowd.push('hush') },
    chatSocket,
    hold,
    player,
    timeline,
    pictured,
    chatRoomFor,
  };
  const socket = { ...base.socket.now()!, chatSocket, hold };
  const app = { ...base, socket: present(socket), live: present(live), clock };
  return { app, live, origin, playback, warnings, crowd };
};
