import type { Channel } from '#domain/tv/channel.ts';
import { elapsed } from '#domain/tv/guideWindow.ts';
import { channelPath } from '#domain/tv/tvPaths.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useNow } from '../hooks/useNow.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { ChannelHead } from './ChannelHead.tsx';
import { FavourButton } from './FavourButton.tsx';
import * as styles from './tv.css.ts';

/** The channel that goes on where it was left: what is on, how far it is, and what comes after it. */
export const NowPanel = ({ channel }: { readonly channel: Channel }) => {
  const t = useWords('tv');
  const zone = useZone();
  const nowMs = useNow(30_000);
  const { now, next, name, categories } = channel;
  return (
    <section className={styles.about} aria-label={name}>
      <ChannelHead channel={channel}>
        <div>
          <b>{name}</b>
          <p className={styles.fact}>{categories.map((one) => one.name).join(', ')}</p>
        </div>
      </ChannelHead>
      <h2 className={styles.programme}>{now?.title ?? name}</h2>
      {now && (
        <div className={styles.timeLine}>
          <Figure size={20}>{hourMinute(now.startTs, zone)}</Figure>
          <svg className={styles.progress} height="4" aria-hidden="true">
            <rect width={`${elapsed(now, nowMs) * 100}%`} height="100%" />
          </svg>
          <Figure size={20}>{hourMinute(now.stopTs, zone)}</Figure>
        </div>
      )}
      {next && <p className={styles.plainFact}>{t('thenTitle', { title: next.title })}</p>}
      <div className={styles.acts}>
        <Link to={channelPath(channel)} {...buttonLook({ tone: 'primary' })}>
          <Icon name="maximize" />
          {t('open')}
        </Link>
        <FavourButton channel={channel} />
      </div>
    </section>
  );
};
