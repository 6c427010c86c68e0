import { useRef, useState } from 'react';
import type { Channel } from '#domain/tv/channel.ts';
import type { Programme } from '#domain/tv/programme.ts';
import { channelPath } from '#domain/tv/tvPaths.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { tvRow } from '#machines/tv/tv.resources.ts';
import { useInSight } from '../hooks/useInSight.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Button } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { Bell } from './Bell.tsx';
import { ProgrammeCell } from './ProgrammeCell.tsx';
import { ChannelMark } from './ChannelMark.tsx';
import * as styles from './guide.css.ts';

interface PhoneGuideProps {
  readonly channels: readonly Channel[];
  readonly onOpen: (programme: Programme, channel: Channel) => void;
}
const HOUR_MS = 3_600_000;
const FEW = 4;

/** The guide where there is no room for a grid: each channel with what it shows next. */
export const PhoneGuide = ({ channels, onOpen }: PhoneGuideProps) =>
  channels.map((channel) => <OneChannel key={channel.channelId} {...{ channel, onOpen }} />);

const OneChannel = ({ channel, onOpen }: { readonly channel: Channel } & Pick<PhoneGuideProps, 'onOpen'>) => {
  const place = useRef<HTMLElement>(null);
  const inSight = useInSight(place);
  return (
    <section ref={place} className={styles.phoneRow} aria-label={channel.name}>
      <Link to={channelPath(channel)}>
        <ChannelMark channel={channel} size={32} />
        {channel.number} {channel.name}
      </Link>
      {inSight ? <Coming {...{ channel, onOpen }} /> : <Skeleton height={220} />}
    </section>
  );
};

const Coming = ({ channel, onOpen }: { readonly channel: Channel } & Pick<PhoneGuideProps, 'onOpen'>) => {
  const t = useWords('tv');
  const zone = useZone();
  const nowMs = useNow(60_000);
  const [all, setAll] = useState(false);
  const fromTs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  const { value } = useResource(tvRow, { channelId: channel.channelId, fromTs, toTs: fromTs + 24 * HOUR_MS });
  if (!value) return <Skeleton height={220} />;
  const coming = value.filter(({ stopTs }) => stopTs > nowMs);
  if (coming.length === 0) return <p>{t(channel.health === 'blocked' ? 'guideBlocked' : 'guideEmpty')}</p>;
  return (
    <>
      <ul>
        {(all ? coming : coming.slice(0, FEW)).map((programme) => (
          <li key={programme.programmeId}>
            <ProgrammeCell
              programme={programme}
              on={programme.startTs <= nowMs}
              onOpen={() => onOpen(programme, channel)}
            >
              {t('fromTo', { from: hourMinute(programme.startTs, zone), to: hourMinute(programme.stopTs, zone) })}
            </ProgrammeCell>
            <Bell {...{ programme, channel }} />
          </li>
        ))}
      </ul>
      {!all && coming.length > FEW && (
        <Button size="s" onClick={() => setAll(true)}>
          {t('more', { count: coming.length - FEW })}
        </Button>
      )}
    </>
  );
};
