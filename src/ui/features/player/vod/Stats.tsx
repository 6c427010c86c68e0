import { useEffect } from 'react';
import { selectVodPlayback } from '#machines/vod/vod.selectors.ts';
import { useNotify } from '../../../hooks/useNotify.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Button } from '../../../kit/Button.tsx';
import * as styles from './Watch.css.ts';
import { useVodSend, useVodState } from './useVod.ts';

const EVERY_MS = 1000;

/** FI-12: figures of the playback over the picture, which can be copied. */
export default function Stats({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('vod');
  const notify = useNotify();
  const send = useVodSend();
  const stats = useVodState(({ context }) => context.stats);
  const state = useVodState(selectVodPlayback);
  useEffect(() => {
    send('vod.askStats');
    const asking = setInterval(() => send('vod.askStats'), EVERY_MS);
    return () => clearInterval(asking);
  }, [send]);
  const rows = [
    [t('stat.state'), state],
    [t('stat.size'), stats ? `${stats.width} × ${stats.height}` : '–'],
    [t('stat.rate'), stats?.bitsPerSecond ? `${Math.round(stats.bitsPerSecond / 1000)} kbit/s` : '–'],
    [t('stat.buffer'), stats ? `${stats.bufferS.toFixed(1)} s` : '–'],
    [
      t('stat.dropped'),
      stats === null || stats.droppedFrames === null ? '–' : `${stats.droppedFrames} / ${stats.frames ?? 0}`,
    ],
  ] as const;
  const copy = () =>
    void navigator.clipboard
      .writeText(rows.map((row) => row.join(': ')).join('\n'))
      .then(() => notify('success', t('copied')))
      .catch(() => undefined);
  return (
    <section className={styles.stats} aria-label={t('stats')}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button size="s" onClick={copy}>
        {t('statsCopy')}
      </Button>
      <Button size="s" onClick={onClose}>
        {t('close')}
      </Button>
    </section>
  );
}
