import { hasHistory } from '#domain/chat/address.ts';
import { CHAT, type Passing, type Topic } from '#domain/chat/chat.ts';
import * as log from '#domain/chat/log.ts';
import { afterDeletion, afterNotice, isNotice, nothingStands, type Standing } from '#domain/chat/notice.ts';
import * as outbox from '#domain/chat/outbox.ts';
import type { ChatHistory, ChatSend, TransportEvent } from '#ports/chatTransport.ts';

/** The state of a room; changed only by the functions below. */
export interface RoomState {
  readonly topic: Topic;
  readonly log: log.ChatLog;
  readonly outbox: outbox.Outbox;
  /** Reactions, deletions and joins that the origin has not answered yet. */
  readonly acts: readonly ChatSend[];
  /** The frozen messages while the reader has scrolled up, and the last seq at that moment. */
  readonly reading: { readonly messages: readonly log.LoggedMessage[]; readonly fromSeq: number } | null;
  readonly older: 'more' | 'loading' | 'none' | 'failed';
  readonly online: number | null;
  /** The origin knows no such topic. */
  readonly isUnknown: boolean;
  readonly lastJoin: { readonly userId: string; readonly showName: string } | null;
  /** The viewer's reactions of this visit, by message id. */
  readonly mine: Readonly<Record<string, readonly string[]>>;
  /** Why the last reaction or deletion was refused. */
  readonly refusal: { readonly code: number; readonly retryAfterS: number | null } | null;
  /** What stands in the room, as told up to the last entry of the log. */
  readonly standing: Standing;
}

export const emptyRoom = (topic: Topic): RoomState => ({
  topic,
  log: log.emptyLog,
  outbox: outbox.emptyOutbox,
  acts: [],
  reading: null,
  older: hasHistory(topic) ? 'more' : 'none',
  online: null,
  isUnknown: false,
  lastJoin: null,
  mine: {},
  refusal: null,
  standing: nothingStands,
});

export const isJoined = (state: RoomState): boolean => state.log.epoch !== null;
export const messagesOf = (state: RoomState): readonly log.LoggedMessage[] =>
  state.reading?.messages ?? state.log.messages;
/** Number of new messages below the frozen ones, of those that may be shown. */
export const unseenOf = (
  { reading, log: { messages } }: RoomState,
  passes: (message: log.LoggedMessage) => boolean,
): number => (reading ? messages.filter((message) => message.seq > reading.fromSeq && passes(message)).length : 0);

/** Applies an event of the socket; events of other topics change nothing. */
export const afterTold = (state: RoomState, event: TransportEvent): RoomState => {
  if ('topic' in event && event.topic !== state.topic) return state;
  switch (event.type) {
    case 'socket.subscribed':
      return withLog(
        {
          ...state,
          isUnknown: false,
          standing: (event.standing ?? []).reduce(afterNotice, keepChoice(state.standing)),
        },
        log.subscribed(state.log, event.position, event.entries),
        event.entries,
      );
    case 'socket.entries':
      return isJoined(state) ? withLog(state, log.received(state.log, event.entries), event.entries) : state;
    case 'socket.acked':
      return settled({
        ...state,
        acts: without(state.acts, event.clientId),
        outbox: outbox.acked(state.outbox, event.clientId, event.seq),
      });
    case 'socket.refused':
      if (event.topic && event.code === 404) return { ...state, isUnknown: true };
      return event.clientId === null ? state : afterRefusal(state, { ...event, clientId: event.clientId });
    case 'socket.joined':
      return { ...state, lastJoin: { userId: event.userId, showName: event.showName } };
    case 'socket.presence':
      return { ...state, online: event.online };
    default:
      return state;
  }
};

/** Adds a reaction, a deletion or a join that is being sent; a reaction shows at once. */
export const withAct = (state: RoomState, send: ChatSend): RoomState => ({
  ...state,
  acts: [...state.acts, send],
  refusal: null,
  mine: send.kind === 'reaction' ? toggled(state.mine, send.groupMessageId, send.reaction, send.on) : state.mine,
});

export const withReading = (state: RoomState, reading: boolean): RoomState => {
  if (reading === (state.reading !== null)) return state;
  if (reading) return { ...state, reading: { messages: state.log.messages, fromSeq: state.log.seq } };
  // Back at the end of the list: older pages are dropped, and can be loaded again.
  const isCut = state.reading!.messages[0]?.seq !== state.log.messages[0]?.seq;
  return { ...state, reading: null, older: state.older === 'none' && isCut ? 'more' : state.older };
};

export const withOlder = (state: RoomState, history: ChatHistory): RoomState => {
  const { messages, epoch } = history;
  const older = messages.length < CHAT.historyPage ? 'none' : 'more';
  if (!state.reading || epoch !== state.log.epoch) return { ...state, older: 'more' };
  const joined = log.withOlder(state.reading.messages, state.log.changes, messages);
  return { ...state, older, reading: { ...state.reading, messages: joined } };
};

/** Applies messages that were polled over HTTP. */
export const withNewer = (state: RoomState, history: ChatHistory): RoomState => {
  const { epoch, messages, lastSeq } = history;
  const position = { epoch, seq: Math.max(lastSeq, ...messages.map(({ seq }) => seq)) };
  return withLog(state, log.subscribed(state.log, position, messages), messages);
};

const withLog = (state: RoomState, next: log.ChatLog, entries: readonly Passing[]): RoomState => {
  const isOther = state.log.epoch !== null && next.epoch !== state.log.epoch;
  const reading = isOther ? null : state.reading;
  return settled({
    ...state,
    log: next,
    standing: appliedOf(isOther ? log.emptyLog : state.log, next, entries).reduce(afterEntry, state.standing),
    reading: reading && {
      ...reading,
      messages: entries.reduce((messages, { data }) => log.revised(messages, data), reading.messages),
    },
  });
};

/** Whether a poll goes on is told anew; the viewer's own choice in it is not. */
const keepChoice = ({ poll }: Standing): Standing => ({ ...nothingStands, poll: poll && { ...poll, endTs: 0 } });
/** The entries by which one log became the next, in their order. */
const appliedOf = (before: log.ChatLog, next: log.ChatLog, entries: readonly Passing[]): readonly Passing[] =>
  [...before.ahead, ...entries].filter(({ seq }) => seq > before.seq && seq <= next.seq).sort((a, b) => a.seq - b.seq);
const afterEntry = (standing: Standing, { data: entry }: Passing): Standing => {
  if (isNotice(entry)) return afterNotice(standing, entry);
  return entry.kind === 'deleted' ? afterDeletion(standing, entry.groupMessageId) : standing;
};

const settled = (state: RoomState): RoomState => ({ ...state, outbox: outbox.settled(state.outbox, state.log) });

const afterRefusal = (state: RoomState, refusal: outbox.Refusal): RoomState => {
  const { clientId, code, retryAfterS } = refusal;
  const act = state.acts.find((one) => one.clientId === clientId);
  if (!act) return { ...state, outbox: outbox.refused(state.outbox, refusal) };
  return {
    ...state,
    acts: without(state.acts, clientId),
    refusal: { code, retryAfterS },
    mine: act.kind === 'reaction' ? toggled(state.mine, act.groupMessageId, act.reaction, !act.on) : state.mine,
  };
};

const without = (acts: readonly ChatSend[], clientId: string): readonly ChatSend[] =>
  acts.filter((act) => act.clientId !== clientId);

const toggled = (mine: RoomState['mine'], id: string, reaction: string, on: boolean): RoomState['mine'] => {
  const others = (mine[id] ?? []).filter((one) => one !== reaction);
  return { ...mine, [id]: on ? [...others, reaction] : others };
};
