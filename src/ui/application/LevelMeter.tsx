import { useEffect, useRef } from 'react';
import { useWords } from '../hooks/useWords.ts';
import { meter, step } from './LevelMeter.css.ts';

const STEPS = 12;

/** The level of the microphone as a column of lights; read in each frame, outside React's state. */
export const LevelMeter = ({ level }: { readonly level: () => number }) => {
  const t = useWords('application');
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    let shown = -1;
    const draw = () => {
      const lit = Math.round(level() * STEPS);
      if (lit !== shown) {
        shown = lit;
        for (const [i, row] of [...(rows.current?.children ?? [])].entries()) row.toggleAttribute('data-lit', i < lit);
      }
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [level]);
  return (
    <div ref={rows} className={meter} role="img" aria-label={t('voice.level')}>
      {Array.from({ length: STEPS }, (_, i) => (
        <i key={i} className={step} style={{ height: `${30 + (i * 70) / STEPS}%` }} />
      ))}
    </div>
  );
};
