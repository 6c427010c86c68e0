import { useState } from 'react';
import { channelPath } from '#domain/tv/tvPaths.ts';
import type { OfChannel } from '#ports/tv.ts';
import { tvSearch } from '#machines/tv/tv.resources.ts';
import { useQuery } from '../hooks/useQuery.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { useDates } from '../shared/useDates.ts';
import { Bell } from './Bell.tsx';
import { ProgrammeCell } from './ProgrammeCell.tsx';
import { ChannelList } from './ChannelList.tsx';
import { ProgrammeSheet } from './ProgrammeSheet.tsx';
import * as styles from './found.css.ts';

/** TV-9: channels and programmes by words without signs. */
export default function Found() {
  const t = useWords('tv');
  const { minute } = useDates();
  const q = useQuery('q') ?? '';
  const [open, setOpen] = useState<OfChannel | null>(null);
  const { value, failure, busy, retry } = useResource(tvSearch, { q });
  if (failure && !value) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!value) return <Skeleton height={576} />;
  if (value.channels.length + value.programmes.length === 0)
    return <Empty fact={t('notFoundFact')}>{t('notFound', { q })}</Empty>;
  return (
    <div className={styles.found}>
      {value.channels.length > 0 && <h2>{t('foundChannels', { count: value.channels.length })}</h2>}
      <ChannelList channels={value.channels} shown={null} />
      {value.programmes.length > 0 && <h2>{t('foundProgrammes', { count: value.programmes.length })}</h2>}
      <ul>
        {value.programmes.map(({ programme, channel }) => (
          <li key={programme.programmeId}>
            <ProgrammeCell programme={programme} onOpen={() => setOpen({ programme, channel })}>
              {channel.name}, {minute(programme.startTs)}
            </ProgrammeCell>
            <Bell {...{ programme, channel }} />
            <Link to={channelPath(channel)}>{channel.name}</Link>
          </li>
        ))}
      </ul>
      {open && <ProgrammeSheet {...open} onClose={() => setOpen(null)} />}
    </div>
  );
}
