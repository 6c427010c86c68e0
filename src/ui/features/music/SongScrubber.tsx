import { clockText } from '#domain/vod/vod.ts';
import { LISTENING } from '#domain/listening/listening.ts';
import { selectLengthS } from '#machines/music/audioQueue.selectors.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Figure } from '../../kit/Figure.tsx';
import * as styles from './SongScrubber.css.ts';
import { useMusicSend, useMusicState } from './useMusic.ts';

interface SongScrubberProps {
  /** Loudness of equal parts of the song, 0 to 100; empty draws a line. */
  readonly wave: readonly number[];
}

/** Where one is in the song; the part that was played is lit. */
export const SongScrubber = ({ wave }: SongScrubberProps) => {
  const t = useWords('listen');
  const send = useMusicSend();
  const atS = useMusicState(({ context }) => Math.floor(context.atS));
  const lengthS = useMusicState((now) => Math.floor(selectLengthS(now)));
  const share = lengthS > 0 ? Math.min(1, atS / lengthS) : 0;
  return (
    <div className={styles.scrubber}>
      <Figure size={18}>{clockText(atS)}</Figure>
      <span className={styles.track} data-wave={wave.length > 0 || undefined}>
        {wave.length > 0 ? <Wave {...{ wave, share }} /> : <progress className={styles.line} max={1} value={share} />}
        <input
          className={styles.range}
          type="range"
          min={0}
          max={Math.max(1, lengthS)}
          step={1}
          value={Math.min(atS, lengthS)}
          aria-label={t('seek')}
          aria-valuetext={t('seekText', { at: clockText(atS), length: clockText(lengthS) })}
          onChange={(event) => send({ type: 'music.seek', toS: Number(event.target.value) })}
          onKeyDown={(event) => {
            const by = { ArrowLeft: -LISTENING.jumpS, ArrowRight: LISTENING.jumpS }[event.key];
            if (by === undefined || event.shiftKey) return;
            event.preventDefault();
            send({ type: 'music.seek', toS: atS + by });
          }}
        />
      </span>
      <Figure size={18} tone="muted">
        {clockText(lengthS)}
      </Figure>
    </div>
  );
};

const Wave = ({ wave, share }: SongScrubberProps & { readonly share: number }) => (
  <svg className={styles.wave} viewBox={`0 0 ${wave.length * 3} 48`} preserveAspectRatio="none" aria-hidden="true">
    {wave.map((loud, i) => {
      const height = 4 + (Math.min(100, loud) / 100) * 44;
      const lit = (i + 0.5) / wave.length <= share;
      return (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
          key={i}
          className={lit ? styles.lit : styles.unlit}
          x={i * 3}
          y={(48 - height) / 2}
          width={2}
          height={height}
        />
      );
    })}
  </svg>
);
