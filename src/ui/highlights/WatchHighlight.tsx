import { useCallback, useMemo } from 'react';
import { chapterAt } from '#domain/films/timeline.ts';
import type { Highlight } from '#domain/highlights/highlight.ts';
import { highlightPlacePath } from '#domain/highlights/highlightPaths.ts';
import { highlightItem } from '#domain/vod/highlightItem.ts';
import { selectShownS } from '#machines/vod/vod.selectors.ts';
import { WatchItem } from '../features/player/vod/WatchItem.tsx';
import { useVodSend, useVodState } from '../features/player/vod/useVod.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { CoverPicture } from '../kit/CoverPicture.tsx';
import { ChapterPanel } from './ChapterPanel.tsx';
import { MomentWay } from './MomentWay.tsx';
import { StillTheatre } from './StillTheatre.tsx';
import * as styles from './highlights.css.ts';

interface WatchHighlightProps {
  readonly highlight: Highlight;
}

/** NE-6: the player of films, in its page, with the chapters beside it. */
export default function WatchHighlight({ highlight }: WatchHighlightProps) {
  const go = useNavigate();
  const item = useMemo(() => highlightItem(highlight), [highlight]);
  const leave = useCallback(() => go(highlightPlacePath(highlight), { replace: true }), [go, highlight]);
  const { cover } = highlight;
  return (
    <WatchItem
      item={item}
      durationSec={highlight.durationSec}
      onLeave={leave}
      waiting={<StillTheatre highlight={highlight} />}
      inPage={cover ? <CoverPicture picture={cover} className={styles.poster} first /> : <i />}
      aside={() => <Chapters highlight={highlight} />}
    />
  );
}

const Chapters = ({ highlight }: WatchHighlightProps) => {
  const send = useVodSend();
  const { chapters } = highlight;
  const now = useVodState((snapshot) =>
    chapterAt(
      chapters.map(({ sec, label }) => ({ from: sec, title: label })),
      selectShownS(snapshot),
    ),
  );
  return (
    <ChapterPanel
      highlight={highlight}
      now={now}
      onSeek={(toS) => {
        send({ type: 'vod.seek', toS });
        send('vod.play');
      }}
      waysOf={(chapter) => <MomentWay highlight={highlight} chapter={chapter} />}
    />
  );
};
