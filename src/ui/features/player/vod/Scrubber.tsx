import { useState, type PointerEvent } from 'react';
import { chapterAt } from '#domain/films/timeline.ts';
import { tileAt } from '#domain/vod/trickplay.ts';
import { clockText, VOD } from '#domain/vod/vod.ts';
import { selectShownS } from '#machines/vod/vod.selectors.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Figure } from '../../../kit/Figure.tsx';
import * as styles from './Scrubber.css.ts';
import { useVodSend, useVodState } from './useVod.ts';

const percent = (part: number, whole: number) => `${whole > 0 ? Math.min(100, (part / whole) * 100) : 0}%`;

/** FI-7: where one is, what is loaded, chapters and parts to skip; under the pointer a small picture of the place. */
export const Scrubber = () => {
  const t = useWords('vod');
  const send = useVodSend();
  const shownS = useVodState(selectShownS);
  const lengthS = useVodState(({ context }) => context.lengthS);
  const bufferedS = useVodState(({ context }) => context.bufferedS);
  const item = useVodState(({ context }) => context.item);
  const [over, setOver] = useState<number | null>(null);
  const hover = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setOver(Math.min(1, Math.max(0, (clientX - left) / width)) * lengthS);
  };
  return (
    <div className={styles.scrubber} onPointerMove={hover} onPointerDown={hover} onPointerLeave={() => setOver(null)}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.loaded} style={{ width: percent(bufferedS, lengthS) }} />
        <span className={styles.played} style={{ width: percent(shownS, lengthS) }} />
        {item?.chapters
          .filter(({ from }) => from > 0)
          .map(({ from }) => (
            <span key={from} className={styles.tick} style={{ left: percent(from, lengthS) }} />
          ))}
        {item?.marks?.map((at) => (
          <span key={at} data-part="goalMark" style={{ left: percent(at, lengthS) }} />
        ))}
        {item?.segments.map(({ type, from, to }) => (
          <span
            key={`${type}${from}`}
            className={styles.part}
            style={{ left: percent(from, lengthS), width: percent(to - from, lengthS) }}
          />
        ))}
      </span>
      <input
        className={styles.range}
        type="range"
        min={0}
        max={Math.max(1, Math.floor(lengthS))}
        step={1}
        value={Math.floor(shownS)}
        aria-label={t('seek')}
        aria-valuetext={t('seekText', { at: clockText(shownS), length: clockText(lengthS) })}
        onChange={(event) => send({ type: 'vod.seek', toS: Number(event.target.value) })}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -VOD.jumpS, ArrowRight: VOD.jumpS }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          send({ type: 'vod.seek', toS: shownS + by });
        }}
      />
      {over !== null && lengthS > 0 && <Preview atS={over} left={percent(over, lengthS)} />}
    </div>
  );
};

const Preview = ({ atS, left }: { readonly atS: number; readonly left: string }) => {
  const item = useVodState(({ context }) => context.item);
  const sheets = item?.trickplay ?? null;
  const tile = sheets && tileAt(sheets, atS);
  const chapter = item?.chapters[chapterAt(item.chapters, atS)];
  return (
    <span className={styles.preview} style={{ left }} aria-hidden="true" data-part="preview">
      {sheets && tile && (
        <span
          className={styles.tile}
          style={{
            width: sheets.w,
            height: sheets.h,
            backgroundImage: `url("${tile.url}")`,
            backgroundPosition: `${-tile.x}px ${-tile.y}px`,
          }}
        />
      )}
      <span className={styles.place}>
        {chapter && <span>{chapter.title}</span>}
        <Figure size={18} tone="lit">
          {clockText(atS)}
        </Figure>
      </span>
    </span>
  );
};
