import { matching, ZAP } from '#domain/tv/zapping.ts';
import type { Channel } from '#domain/tv/channel.ts';
import { isUnknown, selectDigits } from '#machines/tv/zapping.selectors.ts';
import type { Tv } from '../app/tv.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Figure } from '../kit/Figure.tsx';
import { ChannelMark } from './ChannelMark.tsx';
import * as styles from './set.css.ts';

/** TV-1: the digits that are typed, the time until they count, and the channels that still match. */
export const ZapBoard = ({ tv, channels }: { readonly tv: Tv; readonly channels: readonly Channel[] }) => {
  const t = useWords('tv');
  const digits = useSelector(tv.zapping, selectDigits);
  const unknown = useSelector(tv.zapping, isUnknown);
  if (digits === '') return null;
  const found = matching(channels, digits).slice(0, ZAP.shownMatches);
  const typed = digits.replace(/^0+/u, '');
  return (
    <div className={styles.zap} role="status" aria-label={t('zap.label', { digits })} data-part="zap">
      <p className={styles.digits} aria-hidden="true">
        {[...digits, ''].slice(0, ZAP.mostDigits).map((digit, i) => (
          <span key={i} data-empty={digit === '' || undefined}>
            {digit === '' ? '–' : digit}
          </span>
        ))}
      </p>
      {unknown ? (
        <p className={styles.zapLine}>{t('zap.unknown', { digits })}</p>
      ) : (
        <p className={styles.zapLine} aria-hidden="true">
          <span className={styles.zapTime}>
            <i key={digits} />
          </span>
          <kbd>Enter</kbd>
        </p>
      )}
      <ul className={styles.zapList}>
        {found.map((channel, i) => (
          <li key={channel.channelId} data-first={(i === 0 && channel.number === Number(digits)) || undefined}>
            <span className={styles.zapNumber}>
              <b>{typed}</b>
              <Figure size={26} tone="muted">
                {String(channel.number).slice(typed.length)}
              </Figure>
            </span>
            <ChannelMark channel={channel} size={32} />
            <span>
              <b>{channel.name}</b>
              <small>{channel.now?.title}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
