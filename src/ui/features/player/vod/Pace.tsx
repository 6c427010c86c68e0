import { speeds } from '#domain/vod/vod.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { pace } from './Pace.css.ts';
import { useVodSend, useVodState } from './useVod.ts';

/** NE-6: the next of the speeds. */
export default function Pace() {
  const t = useWords('vod');
  const send = useVodSend();
  const rate = useVodState(({ context }) => context.rate);
  const next = speeds[(speeds.findIndex((one) => one === rate) + 1) % speeds.length]!;
  return (
    <button
      className={pace}
      type="button"
      aria-label={t('rate', { rate })}
      onClick={() => send({ type: 'vod.setRate', rate: next })}
    >
      {`${rate}×`}
    </button>
  );
}
