import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Channel } from '#domain/tv/channel.ts';
import { pastItem, pastSources, whyNoPast, type PastRefusal } from '#domain/tv/past.ts';
import type { Programme } from '#domain/tv/programme.ts';
import { programmeIdOf } from '#domain/tv/programmeIds.ts';
import { channelPath } from '#domain/tv/tvPaths.ts';
import { tvPast, tvProgramme } from '#machines/tv/tv.resources.ts';
import { isMissing } from '#ports/failure.ts';
import { WatchItem } from '../features/player/vod/WatchItem.tsx';
import { useApp } from '../hooks/useApp.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Failed } from '../kit/Failed.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { keptHours } from './keptHours.ts';
import * as styles from './set.css.ts';

interface PastProgrammeProps {
  readonly channel: Channel;
  /** When the programme began, in epoch seconds. */
  readonly from: number;
  /** Shown instead while the programme is on. */
  readonly live: ReactNode;
}

/** TV-8: a programme that is over, by the player of films; what is still on is watched live. */
export default function PastProgramme({ channel, from, live }: PastProgrammeProps) {
  const programmeId = programmeIdOf(channel.channelId, from);
  const { value, failure, busy, retry } = useResource(tvProgramme, { programmeId });
  if (value) return <Judged key={programmeId} {...{ channel, live }} programme={value.programme} />;
  if (isMissing(failure)) return <Refused channel={channel} why="unknown" />;
  return failure ? <Failed {...{ failure, busy }} onRetry={retry} /> : <Skeleton height={320} />;
}

interface JudgedProps extends Omit<PastProgrammeProps, 'from'> {
  readonly programme: Programme;
}
const Judged = ({ channel, programme, live }: JudgedProps) => {
  const { clock } = useApp();
  // Once: what ends while it is watched goes on.
  const [over] = useState(() => programme.stopTs <= clock.now());
  return over ? <Over {...{ channel, programme }} /> : live;
};

const Over = ({ channel, programme }: Omit<JudgedProps, 'live'>) => {
  const { clock } = useApp();
  const go = useNavigate();
  const { value, failure, busy, retry } = useResource(tvPast, { programmeId: programme.programmeId });
  const item = useMemo(() => value && pastItem(value.programme, channel, value.sources), [value, channel]);
  const leave = useCallback(() => go(channelPath(channel), { replace: true }), [go, channel]);
  if (isMissing(failure)) return <Refused channel={channel} why={whyNoPast(channel, programme, clock.now())} />;
  if (failure && !item) return <Failed {...{ failure, busy }} onRetry={retry} />;
  if (!item) return <Skeleton height={320} />;
  if (pastSources(value?.sources ?? []).length === 0) return <Refused channel={channel} why="notAllowed" />;
  return <WatchItem item={item} durationSec={(programme.stopTs - programme.startTs) / 1000} onLeave={leave} />;
};

const Refused = ({ channel, why }: { readonly channel: Channel; readonly why: PastRefusal }) => {
  const t = useWords('tv');
  return (
    <div className={styles.host} data-theme="dark" data-part="no-past">
      <div className={styles.state} role="alert" data-why={why}>
        <b>{t('past.none')}</b>
        <span>{t(`past.${why}`, { name: channel.name, hours: keptHours(channel) })}</span>
        <Link to={channelPath(channel)} replace {...buttonLook({ tone: 'board' })}>
          {t('past.live')}
        </Link>
      </div>
    </div>
  );
};
