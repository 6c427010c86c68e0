import { useEffect, useRef, type RefObject } from 'react';
import { shifted } from '#domain/vod/captions.ts';
import { selectMoves, selectShownS, selectVodPlayback } from '#machines/vod/vod.selectors.ts';
import { focusOf } from '../focusOf.ts';
import { KEY_PRESSED } from '../useAutoHide.ts';
import { toggleFullscreen } from './fullscreen.ts';
import { useVod, useVodSend } from './useVod.ts';
import { vodKey, type VodKey } from './vodKeys.ts';

const FRAME_S = 1 / 25;

interface Wishes {
  readonly onLeave: () => void;
  readonly onGo: (path: string) => void;
  readonly onStats: () => void;
  /** The picture is a part of its page, which keeps the keys that scroll it. */
  readonly inPage: boolean;
}

/** X5: the keys of the player of films; never while typing. */
export const useVodShortcuts = (host: RefObject<HTMLElement | null>, wishes: Wishes): void => {
  const { player, video } = useVod();
  const send = useVodSend();
  const latest = useRef(wishes);
  useEffect(() => {
    latest.current = wishes;
  });
  useEffect(() => {
    const run = (wish: VodKey): void => {
      const snapshot = player.getSnapshot();
      const { context } = snapshot;
      const { item, volume, mutedBy, subtitleId, captions } = context;
      const playback = selectVodPlayback(snapshot);
      if (wish.kind === 'toggle') return send(selectMoves(snapshot) ? 'vod.pause' : 'vod.play');
      if (wish.kind === 'jump') return send({ type: 'vod.seek', toS: selectShownS(snapshot) + wish.seconds });
      if (wish.kind === 'frame')
        return playback === 'paused'
          ? send({ type: 'vod.seek', toS: video.currentTime + wish.frames * FRAME_S })
          : undefined;
      if (wish.kind === 'volume')
        return send({ type: 'vod.setVolume', volume: Math.min(1, Math.max(0, volume + wish.by)) });
      if (wish.kind === 'mute') return send(mutedBy === null ? 'vod.mute' : 'vod.unmute');
      if (wish.kind === 'captions')
        return send({ type: 'vod.setSubtitle', id: subtitleId === null ? (item?.subtitles[0]?.id ?? null) : null });
      if (wish.kind === 'offset') {
        const lang = item?.subtitles.find(({ id }) => id === subtitleId)?.lang;
        return lang === undefined
          ? undefined
          : send({ type: 'vod.setCaptions', captions: shifted(captions, lang, wish.by) });
      }
      if (wish.kind === 'skip') return send('vod.skip');
      if (wish.kind === 'next') return send('vod.next');
      if (wish.kind === 'previous') return item?.previous ? latest.current.onGo(item.previous.path) : undefined;
      if (wish.kind === 'stats') return latest.current.onStats();
      if (wish.kind === 'fullscreen') return toggleFullscreen(host.current);
      return document.fullscreenElement || latest.current.inPage ? undefined : latest.current.onLeave();
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      const focus = focusOf(event.target, host.current);
      const wish = vodKey(
        { key: event.key, modified, composing: event.isComposing },
        focus === 'page' && latest.current.inPage ? 'widget' : focus,
      );
      if (!wish) return;
      event.preventDefault();
      send('vod.touched');
      run(wish);
      host.current?.dispatchEvent(new Event(KEY_PRESSED));
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [host, player, send, video]);
};
