import { useEffect } from 'react';
import { VOD } from '#domain/vod/vod.ts';
import { selectShownS } from '#machines/vod/vod.selectors.ts';
import { useVod, useVodSend, useVodState } from './useVod.ts';

/** The keys of the device, and what its lock screen says. Shows nothing in the page. */
export default function VodMediaSession() {
  const { player } = useVod();
  const send = useVodSend();
  const item = useVodState(({ context }) => context.item);
  useEffect(() => {
    const session = 'mediaSession' in navigator ? navigator.mediaSession : null;
    if (!session || !item) return;
    const { title, artist, collection, artwork } = item;
    session.metadata = new MediaMetadata({
      ...{ title, artist, album: collection },
      artwork: artwork === null ? [] : [{ src: artwork }],
    });
    const jump = (by: number) => send({ type: 'vod.seek', toS: selectShownS(player.getSnapshot()) + by });
    const acts: readonly (readonly [MediaSessionAction, () => void])[] = [
      ['play', () => send('vod.play')],
      ['pause', () => send('vod.pause')],
      ['seekbackward', () => jump(-VOD.jumpS)],
      ['seekforward', () => jump(VOD.jumpS)],
      ...(item.next ? ([['nexttrack', () => send('vod.next')]] as const) : []),
    ];
    for (const [name, run] of acts) session.setActionHandler(name, run);
    return () => {
      session.metadata = null;
      for (const [name] of acts) session.setActionHandler(name, null);
    };
  }, [item, player, send]);
  return null;
}
