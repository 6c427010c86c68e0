import { hasHistory, idOfTopic } from '#domain/chat/address.ts';
import { CHAT, type Topic } from '#domain/chat/chat.ts';
import { hasGap, positionOf, type LoggedMessage } from '#domain/chat/log.ts';
import type { Standing } from '#domain/chat/notice.ts';
import * as outbox from '#domain/chat/outbox.ts';
import type { ChatSend, ChatTransportPort, TransportEvent } from '#ports/chatTransport.ts';
import type { ClockPort } from '#ports/storage.ts';
import type { VisibilityPort } from '#ports/visibility.ts';
import { hasGivenUp, isOpen } from './chatSocket.selectors.ts';
import type { ChatSocketRef } from './chatSocket.wire.ts';
import { createChatView } from './chatView.ts';
import { createDeadlines } from './deadlines.ts';
import { createNotifier } from './notifier.ts';
import { createPolling } from './polling.ts';
import * as room from './roomState.ts';

/** What a room shows; the same object until something changes. */
export interface ChatRoomSnapshot {
  /** False until the origin's first answer. */
  readonly joined: boolean;
  /** The origin knows no such room; the next connection asks again. */
  readonly unknown: boolean;
  /** At most 200, oldest first. */
  readonly messages: readonly LoggedMessage[];
  /** The viewer's messages that `messages` does not contain yet. */
  readonly outbox: outbox.Outbox;
  /** While the reader has scrolled up: the number of new messages below. */
  readonly unseen: number;
  readonly older: room.RoomState['older'];
  /** CH-14: how many messages wait for the picture. */
  readonly held: number;
  /** B5: how many wait for the end of a goal's beat; null while there is none. */
  readonly beat: number | null;
  /** Viewers in the room, as last reported. */
  readonly online: number | null;
  readonly lastJoin: room.RoomState['lastJoin'];
  readonly mine: room.RoomState['mine'];
  readonly refusal: room.RoomState['refusal'];
  /** CH-9, CH-10: rules, what is pinned, and the poll. */
  readonly standing: Standing;
}
export interface ChatRoom {
  readonly getSnapshot: () => ChatRoomSnapshot;
  /**
   * Some time after its last listener a room leaves its topic, and once the outbox is empty it rests: it receives
   * nothing then. With the next listener it resumes from its last position.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** Sends a message and returns its clientId. The caller checks CHAT-5 first. */
  readonly send: (text: string, parentMessageId?: string) => string;
  readonly react: (groupMessageId: string, reaction: string, on: boolean) => void;
  readonly remove: (groupMessageId: string) => void;
  readonly retry: (clientId: string) => void;
  readonly discard: (clientId: string) => void;
  /** The caller checks CHAT-6 first. */
  readonly announceJoin: () => void;
  /** While true, the shown messages stay in place: new ones are only counted in `unseen`. */
  readonly setReading: (reading: boolean) => void;
  /**
   * CH-14: shows what was said until this moment (epoch milliseconds; Infinity for all), and the viewer's own words at
   * once.
   */
  readonly follow: (until: number, userId: string | null) => void;
  /** B5: while true, what others say waits; then all of it is shown at once, in its order. */
  readonly hold: (on: boolean) => void;
  /** Implies `setReading(true)`. */
  readonly loadOlder: () => Promise<void>;
}
export interface ChatRoomOptions {
  readonly socket: ChatSocketRef;
  readonly transport: Pick<ChatTransportPort, 'history'>;
  readonly topic: Topic;
  readonly clock: ClockPort;
  readonly visibility: VisibilityPort;
  /** Runs once before the next frame: the browser's requestAnimationFrame. */
  readonly frame: (run: () => void) => void;
  /** Runs once after a delay; returns the function to cancel it. */
  readonly after: (delayMs: number, run: () => void) => () => void;
  /** Aborts running calls when the page is left. */
  readonly signal: AbortSignal;
  /** Called each time the room starts to rest. */
  readonly rested: () => void;
}

/**
 * One topic over the shared socket: a log without gaps or duplicates, and an outbox that loses nothing. If the socket
 * has given up, the room polls over HTTP.
 */
export const createChatRoom = (options: ChatRoomOptions): ChatRoom => {
  const { socket, transport, topic, clock, signal } = options;
  const groupId = idOfTopic(topic);
  const deadlines = createDeadlines(options.after, CHAT.ackWithinMs, () => socket.send({ type: 'chat.stalled' }));
  let state = room.emptyRoom(topic);
  let askedAt = 0;
  let open = false;
  let readers = 0;
  /** The room has no listeners and has left its topic. */
  let isLeft = false;
  let stayLeaving = () => {};
  /** Null while the room rests. */
  let stopListening: (() => void) | null = null;
  let wantPolling = () => {};

  const view = createChatView({
    history: (query) => transport.history({ groupId, ...query }, signal),
    now: clock.now,
    changed: () => notifier.changed(),
  });
  const notifier = createNotifier<ChatRoomSnapshot>(
    () => ({
      ...view.view(room.messagesOf(state), state.mine),
      joined: room.isJoined(state),
      unknown: state.isUnknown,
      outbox: state.outbox,
      unseen: room.unseenOf(state, view.passes),
      older: state.older,
      online: state.online,
      lastJoin: state.lastJoin,
      mine: state.mine,
      refusal: state.refusal,
      standing: state.standing,
    }),
    options.frame,
  );
  const become = (next: room.RoomState) => {
    if (next === state) return;
    state = next;
    deadlines.keep(new Set([...state.outbox, ...state.acts].map(({ clientId }) => clientId)));
    notifier.changed();
    restIfDone();
  };
  const post = (send: ChatSend) => {
    if (!open) return;
    deadlines.start(send.clientId);
    socket.send({ type: 'chat.send', topic, send });
  };
  const postMessage = ({ clientId, text, parentMessageId }: outbox.OutboxEntry) =>
    post({ kind: 'message', clientId, text, ...(parentMessageId !== null && { parentMessageId }) });
  const act = (send: ChatSend) => {
    listen();
    become(room.withAct(state, send));
    post(send);
  };
  const ask = () => {
    if (isLeft) return;
    askedAt = clock.now();
    socket.send({ type: 'chat.subscribe', topic, since: positionOf(state.log) });
  };

  const catchUp = async () => {
    const read = (from: { readonly afterSeq?: number }) => transport.history({ groupId, ...from, limit: 100 }, signal);
    const { epoch, seq } = state.log;
    const news = await read(epoch === null ? {} : { afterSeq: seq });
    // After a change of epoch `seq` has no meaning: the latest messages are read instead.
    const outcome = news.ok && epoch !== null && news.value.epoch !== epoch ? await read({}) : news;
    if (!open && outcome.ok) become(room.withNewer(state, outcome.value));
  };

  const attend = () => {
    readers += 1;
    stayLeaving();
    const comesBack = isLeft;
    isLeft = false;
    if (!stopListening) listen();
    else if (comesBack && open) ask();
    wantPolling();
  };
  const leave = () => {
    readers -= 1;
    wantPolling();
    if (readers > 0) return;
    stayLeaving = options.after(CHAT.leaveAfterMs, () => {
      isLeft = true;
      if (open) socket.send({ type: 'chat.unsubscribe', topic });
      restIfDone();
    });
  };

  const onOpened = () => {
    open = true;
    ask();
    become({ ...state, outbox: outbox.connected(state.outbox) });
    state.outbox.filter((entry) => entry.state === 'sending').forEach(postMessage);
    state.acts.forEach(post);
  };
  const onClosed = () => {
    open = false;
    deadlines.keep(new Set());
    become({ ...state, outbox: outbox.disconnected(state.outbox) });
  };
  const onTold = (event: TransportEvent) => {
    if (event.type === 'socket.acked' || event.type === 'socket.refused') deadlines.stop(event.clientId ?? '');
    become(room.afterTold(state, event));
    if (open && hasGap(state.log) && clock.now() - askedAt >= CHAT.resubscribeAfterMs) ask();
  };
  const listen = () => {
    if (stopListening) return;
    const readOn = createPolling({ ...options, read: () => void catchUp() });
    wantPolling = () => readOn.want(hasHistory(topic) && readers > 0 && hasGivenUp(socket.getSnapshot()));
    const hearing = socket.on('*', onTold);
    const watching = socket.subscribe((snapshot) => {
      wantPolling();
      if (isOpen(snapshot) === open) return;
      if (open) onClosed();
      else onOpened();
    });
    stopListening = () => {
      hearing.unsubscribe();
      watching.unsubscribe();
      readOn.stop();
      wantPolling = () => {};
    };
    if (isOpen(socket.getSnapshot())) onOpened();
  };
  /** Unsent and refused messages are kept for the viewer: the room rests only when there are none. */
  const restIfDone = () => {
    const waits = state.acts.length > 0 || state.outbox.some((entry) => entry.state !== 'sent');
    if (!isLeft || !stopListening || waits) return;
    stopListening();
    stopListening = null;
    open = false;
    options.rested();
  };
  listen();

  return {
    getSnapshot: notifier.snapshot,
    subscribe: (listener) => {
      const stop = notifier.subscribe(listener);
      attend();
      return () => {
        if (stop()) leave();
      };
    },
    send: (text, parentMessageId) => {
      listen();
      const clientId = clock.id();
      become({
        ...state,
        outbox: outbox.put(state.outbox, { clientId, text, parentMessageId: parentMessageId ?? null }, open),
      });
      postMessage(state.outbox.at(-1)!);
      return clientId;
    },
    react: (groupMessageId, reaction, on) =>
      act({ kind: 'reaction', clientId: clock.id(), groupMessageId, reaction, on }),
    remove: (groupMessageId) => act({ kind: 'delete', clientId: clock.id(), groupMessageId }),
    announceJoin: () => act({ kind: 'join', clientId: clock.id() }),
    retry: (clientId) => {
      const next = outbox.retried(state.outbox, clientId, open);
      if (next === state.outbox) return;
      become({ ...state, outbox: next });
      next.filter((entry) => entry.clientId === clientId).forEach(postMessage);
    },
    discard: (clientId) => become({ ...state, outbox: outbox.discarded(state.outbox, clientId) }),
    follow: view.follow,
    hold: view.hold,
    setReading: (reading) => become(room.withReading(state, reading)),
    loadOlder: async () => {
      if (state.older === 'loading' || state.older === 'none' || !room.isJoined(state)) return;
      become({ ...room.withReading(state, true), older: 'loading' });
      const beforeSeq = room.messagesOf(state)[0]?.seq ?? state.log.seq + 1;
      const outcome = await transport.history({ groupId, beforeSeq, limit: CHAT.historyPage }, signal);
      become(outcome.ok ? room.withOlder(state, outcome.value) : { ...state, older: 'failed' });
    },
  };
};
