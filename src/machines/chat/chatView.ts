import { CHAT, reactionAt } from '#domain/chat/chat.ts';
import type { LoggedMessage } from '#domain/chat/log.ts';
import type { ChatHistory } from '#ports/chatTransport.ts';
import type { Outcome } from '#ports/failure.ts';
import { EDGE_MS } from '#domain/room/release.ts';
import { createReactionMemory } from './reactionMemory.ts';

export const CHAT_VIEW = {
  /** How many of the last messages a reader has before them at least, if so many were said. */
  enough: 20,
  page: 100,
  /** How long before they are due the next messages of the past are asked for, in milliseconds. */
  aheadMs: 10_000,
  /** After a failure, in milliseconds. */
  restMs: 3000,
  keptOfPast: 400,
} as const;

/** What was said before the log: all of it from the first of these until `knownTo`. */
interface Past {
  readonly messages: readonly LoggedMessage[];
  readonly lastSeq: number;
  readonly knownTo: number;
  /** Nothing was said before it. */
  readonly isWhole: boolean;
}
export interface ViewedChat {
  readonly messages: readonly LoggedMessage[];
  /** How many wait for the picture. */
  readonly held: number;
  /** B5: how many wait for the end of a goal's beat; null while there is none. */
  readonly beat: number | null;
}
interface ChatViewOptions {
  readonly history: (query: {
    readonly afterSeq?: number;
    readonly atTs?: number;
    readonly limit: number;
  }) => Promise<Outcome<ChatHistory>>;
  readonly now: () => number;
  /** What is shown may be something else now. */
  readonly changed: () => void;
}

const wordsOf = ({ messages }: ChatHistory): readonly LoggedMessage[] =>
  messages.flatMap(({ data }) => (data.kind === 'message' ? [{ ...data, reaction: {}, deleted: false }] : []));

const copies = new WeakMap<LoggedMessage, LoggedMessage>();
/** A message of the past as it was reacted to at a moment; the same object as long as that is the same. */
const reactedThen = (message: LoggedMessage, moment: number): LoggedMessage => {
  const reaction = reactionAt(message, moment);
  const copy = copies.get(message) ?? message;
  if (copy.reaction === reaction) return copy;
  const made = { ...message, reaction };
  copies.set(message, made);
  return made;
};
const endOf = ({ messages }: ChatHistory, otherwise: number): number => messages.at(-1)?.seq ?? otherwise;
const sameAs = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/**
 * CH-14: of a chat, what was said until the moment of the picture, with the viewer's own words at once; where the picture
 * was rewound beyond the log, what was said then. A deletion counts for the past too.
 */
export const createChatView = ({ history, now, changed }: ChatViewOptions) => {
  const asItWas = createReactionMemory();
  let until = Infinity;
  /** What was read before the stream began at the edge stays, up to this moment. */
  let readTo = -Infinity;
  let me: string | null = null;
  let past: Past | null = null;
  let asking = false;
  let notBefore = -Infinity;
  let shown: ViewedChat = { messages: [], held: 0, beat: null };
  let inBeat = false;
  /** The last that had been said when the beat began; null before that is known. */
  let beatFrom: number | null = null;

  const wasSaid = ({ createdAt }: LoggedMessage) => createdAt <= Math.max(until, readTo);
  const isMine = ({ userId }: LoggedMessage) => userId === me;
  const waitsForBeat = (message: LoggedMessage) => beatFrom !== null && message.seq > beatFrom && !isMine(message);
  const passes = (message: LoggedMessage) => (wasSaid(message) || isMine(message)) && !waitsForBeat(message);

  const ask = async (query: Parameters<typeof history>[0], take: (told: ChatHistory) => Past) => {
    asking = true;
    const told = await history(query);
    asking = false;
    if (told.ok) past = take(told.value);
    else notBefore = now() + CHAT_VIEW.restMs;
    changed();
  };
  const jumpBack = (atTs: number) =>
    ask({ atTs: Math.floor(atTs), limit: CHAT_VIEW.page }, (told) => ({
      ...{ messages: wordsOf(told), lastSeq: endOf(told, 0), knownTo: atTs },
      isWhole: told.messages.length < CHAT_VIEW.page,
    }));
  const readOn = (from: Past) =>
    ask({ afterSeq: from.lastSeq, atTs: Math.floor(now()), limit: CHAT_VIEW.page }, (told) => {
      const words = wordsOf(told);
      const isEnd = told.messages.length < CHAT_VIEW.page;
      return {
        messages: [...from.messages, ...words].slice(-CHAT_VIEW.keptOfPast),
        lastSeq: endOf(told, from.lastSeq),
        knownTo: isEnd ? Infinity : (words.at(-1)?.createdAt ?? from.knownTo),
        isWhole: from.isWhole && from.messages.length + words.length <= CHAT_VIEW.keptOfPast,
      };
    });
  /** Asks for what is missing of the past; `firstSeq` is the place of the log's first message. */
  const lookBack = (firstSeq: number) => {
    if (asking || now() < notBefore) return;
    const isThere =
      past !== null &&
      until <= past.knownTo + CHAT_VIEW.aheadMs &&
      (past.isWhole || past.messages.filter(wasSaid).length >= CHAT_VIEW.enough);
    if (!isThere) void jumpBack(until);
    else if (past && past.lastSeq + 1 < firstSeq && past.knownTo < until + CHAT_VIEW.aheadMs) void readOn(past);
  };

  return {
    /** What waits for the picture; Infinity for nothing. `userId` is the viewer's, or null. */
    follow: (moment: number, userId: string | null): void => {
      if (moment === until && userId === me) return;
      if (until === Infinity && now() - moment < EDGE_MS) readTo = now();
      else if (moment < until) readTo = -Infinity;
      until = moment;
      me = userId;
      changed();
    },
    /** B5: while true, what is said waits; then all of it is shown at once. */
    hold: (on: boolean): void => {
      if (on === inBeat) return;
      inBeat = on;
      beatFrom = null;
      changed();
    },
    passes,
    /** `messages` are those of the log; the viewer's own reactions show at once. */
    view: (messages: readonly LoggedMessage[], mine: Readonly<Record<string, readonly string[]>>): ViewedChat => {
      const noted = messages.map((message) =>
        asItWas(message, mine[message.groupMessageId]?.length ? Infinity : until, now()),
      );
      if (inBeat) beatFrom ??= noted.findLast(wasSaid)?.seq ?? 0;
      const log = noted.filter(passes);
      const first = messages[0];
      if (!first || first.seq <= 1 || until === Infinity || log.filter(wasSaid).length >= CHAT_VIEW.enough) past = null;
      else lookBack(first.seq);
      const before =
        past?.messages
          .filter((one) => one.seq < first!.seq && wasSaid(one))
          .map((message) => reactedThen(message, until)) ?? [];
      const all = [...before, ...log].slice(-CHAT.shownMessages);
      const beat = inBeat ? noted.filter((message) => wasSaid(message) && waitsForBeat(message)).length : null;
      const held = messages.length - log.length - (beat ?? 0);
      if (held === shown.held && beat === shown.beat && sameAs(all, shown.messages)) return shown;
      return (shown = { messages: sameAs(all, messages) ? messages : all, held, beat });
    },
  };
};
