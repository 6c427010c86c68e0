import { createActor } from 'xstate';
import { pacedFrames } from '#adapters/browser/pacedFrames.ts';
import { watchOnline } from '#adapters/browser/visibility.ts';
import { httpLookBack } from '#adapters/http/lookBack.ts';
import type { Send } from '#adapters/http/send.ts';
import { crowdSound } from '#adapters/media/crowdSound.ts';
import { makeMediaElement } from '#adapters/media/mediaElement.ts';
import { browserPlayback, browserPlaybackNeeds } from '#adapters/media/playback.ts';
import { chatroomTopic } from '#domain/chat/chat.ts';
import { createChatRoom } from '#machines/chat/chatRoom.ts';
import { createChatRooms } from '#machines/chat/chatRooms.ts';
import { MUSIC_SOUND, PICTURE_SOUND, TV_SOUND } from '#machines/mediaFocus/mediaFocus.selectors.ts';
import { wireMediaFocus } from '#machines/mediaFocus/mediaFocus.wire.ts';
import { isWatching } from '#machines/player/player.selectors.ts';
import { playerInput, wirePlayer } from '#machines/player/player.wire.ts';
import { createPictured } from '#machines/timeline/pictured.ts';
import { openTimeline } from '#machines/timeline/timeline.wire.ts';
import type { ClockPort, LogPort, StoragePort } from '#ports/storage.ts';
import type { VisibilityPort } from '#ports/visibility.ts';
import { createLazy } from '#ui/app/lazy.ts';
import type { Live } from '#ui/app/live.ts';
import type { WiredSocket } from './wiringSocket.ts';

/** What the first page has already wired. */
export interface LiveNeeds {
  readonly window: Window & typeof globalThis;
  readonly socket: WiredSocket;
  readonly send: Send;
  readonly storage: StoragePort;
  readonly clock: ClockPort;
  readonly log: LogPort;
  readonly visibility: VisibilityPort;
  readonly holdsMember: () => boolean;
  /** Whether the viewer, or the browser, wants to save data. */
  readonly savesData: () => boolean;
  /** Called when the viewer starts or stops watching. */
  readonly watching: (on: boolean) => void;
}

/** Messages within this interval are shown together, in milliseconds; viewers do not notice. */
const CHAT_REST_MS = 100;

/** Wires the player and the chat, when the first room is opened. */
export const wireLive = (needs: LiveNeeds): Live => {
  const { window, send, storage, clock, log, visibility } = needs;
  const { transport, chatSocket, hold } = needs.socket;

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
    wireMediaFocus({
      tell: (owner, news) => {
        if (owner === PICTURE_SOUND) player.send({ type: news });
        else if (owner === MUSIC_SOUND) music.now()?.hear(news);
        else (owner === TV_SOUND ? tv : vod).now()?.hear(news);
      },
    }),
  );
  const early = window.early?.picture;
  const video = early?.video ?? makeMediaElement();
  const playback = browserPlayback(browserPlaybackNeeds(video, needs.savesData, early));
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
  for (const actor of [mediaFocus, player]) actor.start();

  const timeline = openTimeline({ player, storage });
  const pictured = createPictured({ timeline, port: httpLookBack(send), now: clock.now, signal: forever });

  player.subscribe((snapshot) => needs.watching(isWatching(snapshot)));
  watchOnline(window, () => player.send({ type: 'player.online' }));
  visibility.watch((visible) => {
    if (visible) player.send({ type: 'player.visible' });
  });

  const vod = createLazy(async () => (await import('./openVod.ts')).openVod({ ...needs, mediaFocus }));
  const tv = createLazy(async () => (await import('./openTv.ts')).openTv({ ...needs, mediaFocus, vod }));
  const music = createLazy(async () => (await import('./openMusic.ts')).openMusic({ ...needs, mediaFocus }));

  return {
    ...{ chatSocket, hold, mediaFocus, player, timeline, pictured, video, vod, tv, music, savesData: needs.savesData },
    prepareVideo: playback.prepare,
    crowd: crowdSound(window),
    chatRoomFor,
  };
};
