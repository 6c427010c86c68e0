import type { ReactNode } from 'react';
import type { Channel } from '#domain/tv/channel.ts';
import { Figure } from '../kit/Figure.tsx';
import { ChannelMark } from './ChannelMark.tsx';
import { HealthDot } from './HealthDot.tsx';
import * as styles from './tv.css.ts';

/** A channel's number and mark, what is said of it, and whether it can be seen. */
export const ChannelHead = ({ channel, children }: { readonly channel: Channel; readonly children: ReactNode }) => (
  <div className={styles.boardRow}>
    <span className={styles.channelNo}>
      <Figure size={34}>{channel.number}</Figure>
    </span>
    <span className={styles.onlyWide}>
      <ChannelMark channel={channel} size={46} />
    </span>
    {children}
    <HealthDot health={channel.health} />
  </div>
);
