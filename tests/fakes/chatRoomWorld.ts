import { createActor, SimulatedClock } from 'xstate';
import type { Topic } from '#domain/chat/chat.ts';
import { createChatRoom } from '#machines/chat/chatRoom.ts';
import { hasGivenUp } from '#machines/chat/chatSocket.selectors.ts';
import { wireChatSocket } from '#machines/chat/chatSocket.wire.ts';
import { createChatOrigin } from './chatOrigin.ts';

/** A room over the wired socket chart and a simulated origin; frames and time pass when told to. */
export const startRoom = (topic: Topic = 'chatroom.30', before = 0) => {
  const origin = createChatOrigin();
  origin.say(before);
  const clock = new SimulatedClock();
  const frames: (() => void)[] = [];
  let ids = 0;
  let rests = 0;
  let visible = true;
  let seen = (_: boolean) => {};
  const socket = createActor(
    wireChatSocket({ transport: origin.transport, renewToken: () => Promise.resolve(true), warn: () => {} }),
    { clock },
  ).start();
  const room = createChatRoom({
    socket,
    transport: origin.transport,
    topic,
    clock: { now: () => clock.now(), id: () => `id${(ids += 1)}` },
    visibility: {
      isVisible: () => visible,
      watch: (changed) => {
        seen = changed;
        return () => {
          seen = () => {};
        };
      },
    },
    frame: (run) => void frames.push(run),
    after: (delayMs, run) => {
      const timer = clock.setTimeout(run, delayMs);
      return () => clock.clearTimeout(timer);
    },
    signal: new AbortController().signal,
    rested: () => void (rests += 1),
  });
  const frame = () => {
    for (const run of frames.splice(0)) run();
    return room.getSnapshot();
  };
  const t = {
    origin,
    clock,
    socket,
    room,
    frames,
    frame,
    /** How often the room came to rest. */
    rests: () => rests,
    seqs: () => frame().messages.map(({ seq }) => seq),
    texts: () => frame().messages.map(({ originalMessage }) => originalMessage),
    box: () => frame().outbox.map(({ clientId, state }) => `${clientId} ${state}`),
    connect: () => {
      socket.send({ type: 'chat.connect' });
      origin.deliver();
    },
    reconnect: () => {
      clock.increment(1000);
      origin.deliver();
    },
    /** Lets connections fail, one second apart, until the socket gives up. */
    giveUp: () => {
      if (socket.getSnapshot().matches('idle')) socket.send({ type: 'chat.connect' });
      origin.cut();
      for (let tries = 1; tries < 10 && !hasGivenUp(socket.getSnapshot()); tries += 1) {
        clock.increment(1000);
        origin.cut();
      }
    },
    /** The tab is shown or hidden. */
    show: (next: boolean) => {
      visible = next;
      seen(next);
    },
  };
  return t;
};
export const joined = (before = 3) => {
  const t = startRoom('chatroom.30', before);
  t.connect();
  return t;
};
export const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
