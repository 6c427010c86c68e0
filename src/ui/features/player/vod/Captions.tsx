import { useEffect, useState } from 'react';
import { linesAt, offsetOf } from '#domain/vod/captions.ts';
import * as styles from './Watch.css.ts';
import { useVod, useVodState } from './useVod.ts';

/** FI-6: the lines of the chosen subtitles, by the picture's own clock; above the controls, never under them. */
export default function Captions({ lifted }: { readonly lifted: boolean }) {
  const { video } = useVod();
  const cues = useVodState(({ context }) => context.cues);
  const style = useVodState(({ context }) => context.captions);
  const lang = useVodState(
    ({ context }) => context.item?.subtitles.find(({ id }) => id === context.subtitleId)?.lang ?? '',
  );
  const [text, setText] = useState('');
  useEffect(() => {
    if (cues.length === 0) return;
    const offset = offsetOf(style, lang);
    let frame = 0;
    // A frame of the page at a time: the element tells its time only four times a second.
    const draw = () => {
      setText(linesAt(cues, video.currentTime, offset).join('\n'));
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [cues, style, lang, video]);
  if (text === '' || cues.length === 0) return null;
  return (
    <p
      className={styles.captions}
      lang={lang}
      data-lifted={lifted || undefined}
      data-ground={style.ground || undefined}
      style={{ fontSize: `clamp(14px, ${style.size / 14.4}vw, ${style.size}px)` }}
    >
      {text.split('\n').map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
