import type { Channel } from '#domain/tv/channel.ts';
import { useWords } from '../hooks/useWords.ts';
import { Rows } from '../kit/Rows.tsx';
import { ChannelMark } from './ChannelMark.tsx';
import * as styles from './set.css.ts';

/** TV-12: a radio shows what is on, not a black picture. */
export const RadioView = ({ channel, playing }: { readonly channel: Channel; readonly playing: boolean }) => {
  const t = useWords('tv');
  return (
    <div className={styles.radio} data-part="radio">
      <ChannelMark channel={channel} size={88} />
      <p>
        <small>{t('radio')}</small>
        <b>{channel.now?.title ?? channel.name}</b>
        <span>
          <Rows size={16} loading={playing} /> {channel.name}
        </span>
      </p>
    </div>
  );
};
