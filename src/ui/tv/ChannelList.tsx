import { useSyncExternalStore } from 'react';
import type { Channel } from '#domain/tv/channel.ts';
import { numbered } from '#domain/tv/zapping.ts';
import { selectDigits } from '#machines/tv/zapping.selectors.ts';
import { useApp } from '../hooks/useApp.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { ChannelRow } from './ChannelRow.tsx';
import { list } from './rows.css.ts';

interface ChannelListProps {
  readonly channels: readonly Channel[];
  readonly shown: Channel | null;
  readonly narrow?: boolean;
}
const nothing = () => null;

/** TV-2: the channels of a nation; what is dead stands last. */
export const ChannelList = ({ channels, shown, narrow = false }: ChannelListProps) => {
  const { live } = useApp();
  const opened = useSyncExternalStore(live.subscribe, live.now, nothing);
  const tv = opened?.tv.now();
  const digits = useSelector(tv?.zapping, (snapshot) => (snapshot ? selectDigits(snapshot) : ''));
  const typed = numbered(channels, digits)?.channelId;
  return (
    <ul className={list} data-part="channels">
      {channels.map((channel) => (
        <ChannelRow
          key={channel.channelId}
          {...{ channel, narrow }}
          current={channel.channelId === shown?.channelId}
          typed={channel.channelId === typed}
        />
      ))}
    </ul>
  );
};
