import { untilText } from '#domain/tips/tipView.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Figure } from '../../kit/Figure.tsx';
import type { FigureSize } from '../../kit/figureSizes.ts';
import { countdown } from './Countdown.css.ts';

/** In the last hour the figures are lit. */
const SOON_MS = 3_600_000;

/** The time that is left until an instant, second by second; `to` is epoch milliseconds. */
export const Countdown = ({ to, size }: { readonly to: number; readonly size: FigureSize }) => {
  const t = useWords('tips');
  const ms = to - useNow(1000);
  const left = untilText(ms);
  return (
    <span
      role="timer"
      className={countdown}
      data-soon={ms < SOON_MS || undefined}
      aria-label={t('lock.leftLong', { time: left })}
    >
      <Figure size={size}>{left}</Figure>
    </span>
  );
};
