import { useEffect, type RefObject } from 'react';
import { guidePath } from '#domain/tv/tvPaths.ts';
import { isMuted, selectPlayback } from '#machines/player/player.selectors.ts';
import { selectDigits } from '#machines/tv/zapping.selectors.ts';
import type { Tv } from '../app/tv.ts';
import { focusOf } from '../features/player/focusOf.ts';
import { toggleFullscreen } from '../features/player/vod/fullscreen.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { tvKey, type TvKey } from './tvKeys.ts';

/** TV-1: the keys of the set. */
export const useTvKeys = (tv: Tv, host: RefObject<HTMLElement | null>, nation: string): void => {
  const go = useNavigate();
  useEffect(() => {
    const { zapping, player } = tv;
    const run = (wish: TvKey) => {
      const now = player.getSnapshot();
      if (wish.kind === 'digit') zapping.send({ type: 'zap.digit', digit: wish.digit });
      if (wish.kind === 'step') zapping.send({ type: 'zap.step', by: wish.by });
      if (wish.kind === 'enter' || wish.kind === 'back' || wish.kind === 'cancel')
        zapping.send({ type: `zap.${wish.kind}` });
      if (wish.kind === 'guide') go(guidePath(nation));
      if (wish.kind === 'mute') player.send({ type: isMuted(now) ? 'player.unmute' : 'player.mute' });
      if (wish.kind === 'toggle')
        player.send({ type: selectPlayback(now) === 'paused' ? 'player.play' : 'player.pause' });
      if (wish.kind === 'fullscreen') toggleFullscreen(host.current);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const modified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      const wish = tvKey(
        { key: event.key, modified, composing: event.isComposing },
        focusOf(event.target, host.current),
        selectDigits(zapping.getSnapshot()) !== '',
      );
      if (!wish) return;
      event.preventDefault();
      run(wish);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [tv, host, nation, go]);
};
