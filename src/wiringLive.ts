import { createActor } from 'xstate';
import { pacedFrames } from '#adapters/browser/pacedFrames.ts';
import type { TokenStore } from '#adapters/browser/tokens.ts';
import { watchOnline } from '#adapters/browser/visibility.ts';
import { httpLookBack } from '#adapters/http/lookBack.ts';
import type { Send } from '#adapters/http/send.ts';
import { makeMediaElement } from '#adapters/media/mediaElement.ts';
import { browserPlayback, browserPlaybackNeeds } from '#adapters/media/playback.ts';
import { wsChatTransport } from '#adapters/ws/chatTransport.ts';
import { chatroomTopic } from '#domain/chat/chat.ts';
import { renewThrough, type AuthRef } from '#machines/auth/auth.wire.ts';
import { createChatRoom } from '#machines/chat/chatRoom.ts';
import { createChatRooms } from '#machines/chat/chatRooms.ts';
import { wireChatSocket } from '#machines/chat/chatSocket.wire.ts';
import { PICTURE_SOUND } from '#machines/mediaFocus/mediaFocus.selectors.ts';
import { wireMediaFocus } from '#machines/mediaFocus/mediaFocus.wire.ts';
import { isWatching } from '#machines/player/player.selectors.ts';
import { playerInput, wirePlayer } from '#machines/player/player.wire.ts';
import { createPictured } from '#machines/timeline/pictured.ts';
import { openTimeline } from '#machines/timeline/timeline.wire.ts';
import type { ClockPort, LogPort, StoragePort } from '#ports/storage.ts';
import type { VisibilityPort } from '#ports/visibility.ts';
import type { Live } from '#ui/app/live.ts';

/** What the first page has already wired. */
export interface LiveNeeds {
  readonly window: Window & typeof globalThis;
  readonly auth: AuthRef;
  readonly tokens: TokenStore;
  readonly send: Send;
  readonly storage: StoragePort;
  readonly clock: ClockPort;
  readonly log: LogPort;
  readonly visibility: VisibilityPort;
  readonly warn: (text: string) => void;
  /** Whether the viewer, or the browser, wants to save data. */
  readonly savesData: () => boolean;
  /** Called when the viewer starts or stops watching. */
  readonly watching: (on: boolean) => void;
  /** Calls back after every answer of any call. */
  readonly watchAnswers: (answered: () => void) => void;
}

/** Messages within this interval are shown together, in milliseconds; viewers do not notice. */
const CHAT_REST_MS = 100;

/** Wires the player and the chat, when the first room is opened. */
export const wireLive = (needs: LiveNeeds): Live => {
  const { window, auth, tokens, send, storage, clock, log, visibility } = needs;
  const { location } = window;

  const transport = wsChatTransport(send, {
    WebSocket: window.WebSocket,
    address: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`,
    bearer: tokens.bearer,
    log,
  });
  const chatSocket = createActor(
    wireChatSocket({ transport, renewToken: () => renewThrough(auth, tokens)(), warn: needs.warn }),
  );
  const forever = new AbortController().signal;
  const chatRoomFor = createChatRooms((groupId, rested) =>
    createChatRoom({
      ...{ socket: chatSocket, transport, topic: chatroomTopic(groupId), clock, visibility, signal: forever, rested },
      frame: pacedFrames(window, () => performance.now(), CHAT_REST_MS),
      after: (delayMs, run) => {
        const timer = window.setTimeout(run, delayMs);
        return () => window.clearTimeout(timer);
      },
    }),
  );

  const mediaFocus = createActor(
    wireMediaFocus({ tell: (owner, news) => owner === PICTURE_SOUND && player.send({ type: news }) }),
  );
  const video = makeMediaElement();
  const playback = browserPlayback(browserPlaybackNeeds(video, needs.savesData));
  const player = createActor(
    wirePlayer({
      ...{ playback, storage, log },
      focus: {
        request: () => mediaFocus.send({ type: 'focus.request', owner: PICTURE_SOUND }),
        release: () => mediaFocus.send({ type: 'focus.release', owner: PICTURE_SOUND }),
      },
    }),
    { input: playerInput(storage) },
  );
  for (const actor of [mediaFocus, chatSocket, player]) actor.start();

  const timeline = openTimeline({ player, storage });
  const pictured = createPictured({ timeline, port: httpLookBack(send), now: clock.now, signal: forever });

  player.subscribe((snapshot) => needs.watching(isWatching(snapshot)));
  needs.watchAnswers(() => chatSocket.send({ type: 'chat.answered' }));
  watchOnline(window, () => {
    chatSocket.send({ type: 'chat.online' });
    player.send({ type: 'player.online' });
  });
  visibility.watch((visible) => {
    if (!visible) return;
    chatSocket.send({ type: 'chat.visible' });
    player.send({ type: 'player.visible' });
  });

  return {
    ...{ chatSocket, mediaFocus, player, timeline, pictured, video, savesData: needs.savesData },
    prepareVideo: playback.prepare,
    chatRoomFor,
  };
};
