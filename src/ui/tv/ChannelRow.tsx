import type { Channel } from '#domain/tv/channel.ts';
import { elapsed } from '#domain/tv/guideWindow.ts';
import { channelPath } from '#domain/tv/tvPaths.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useNow } from '../hooks/useNow.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Figure } from '../kit/Figure.tsx';
import { Link } from '../kit/Link.tsx';
import { Rows } from '../kit/Rows.tsx';
import { Bell } from './Bell.tsx';
import { ChannelMark } from './ChannelMark.tsx';
import { HealthDot } from './HealthDot.tsx';
import * as styles from './rows.css.ts';

interface ChannelRowProps {
  readonly channel: Channel;
  readonly current: boolean;
  /** Its number is being typed. */
  readonly typed?: boolean;
  /** Beside the picture: the channel leads, and nothing comes next. */
  readonly narrow?: boolean;
}

/** TV-2: a channel with what is on, how far it is, and what comes next. */
export const ChannelRow = ({ channel, current, typed, narrow }: ChannelRowProps) => {
  const t = useWords('tv');
  const zone = useZone();
  const nowMs = useNow(30_000);
  const { now, next, number, name, health, kind } = channel;
  const on = now && now.stopTs > nowMs ? now : next && next.startTs <= nowMs ? next : undefined;
  const then = on === now ? next : undefined;
  return (
    <li className={styles.row} data-channel={channel.slug} data-narrow={narrow || undefined}>
      <Link
        className={styles.rowLink}
        to={channelPath(channel)}
        replace={narrow ?? false}
        aria-current={current ? 'true' : undefined}
      >
        <span className={styles.number}>
          <Figure size={18}>{number}</Figure>
        </span>
        <ChannelMark channel={channel} size={40} />
        <span className={styles.words}>
          <b className={styles.cut}>{narrow || !on ? name : on.title}</b>
          <span className={`${styles.cut} ${styles.small}`}>
            {narrow ? (on?.title ?? (kind === 'radio' ? t('radio') : t('noGuide'))) : on ? <b>{name}</b> : t('noGuide')}
            {!narrow && then && (
              <>
                {' '}
                {t('then')} <Figure size={17}>{hourMinute(then.startTs, zone)}</Figure> {then.title}
              </>
            )}
          </span>
          {on ? (
            <svg className={styles.progress} width="100%" height="3" aria-hidden="true">
              <rect width={`${elapsed(on, nowMs) * 100}%`} height="100%" />
            </svg>
          ) : null}
          <HealthDot health={health} quiet />
        </span>
        {typed && <small className={styles.typed}>{t('typing')}</small>}
        {current && !typed && <Rows size={14} />}
      </Link>
      {!narrow && then && <Bell programme={then} channel={channel} />}
    </li>
  );
};
