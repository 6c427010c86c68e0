import { useState } from 'react';
import type { Channel } from '#domain/tv/channel.ts';
import type { Programme } from '#domain/tv/programme.ts';
import { tvRow } from '#machines/tv/tv.resources.ts';
import { useNow } from '../hooks/useNow.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { useDates } from '../shared/useDates.ts';
import { ProgrammeCell } from './ProgrammeCell.tsx';
import * as styles from './tv.css.ts';

const HOUR_MS = 3_600_000;
const FEW = 5;
/** How far back the list goes; older programmes are found by a search, and in the guide of their day. */
const LISTED_MS = 24 * HOUR_MS;

interface PastListProps {
  readonly channel: Channel;
  readonly onOpen: (programme: Programme) => void;
}

/** TV-8: what the channel showed and still keeps, latest first. */
export default function PastList({ channel, onOpen }: PastListProps) {
  const t = useWords('tv');
  const { minute } = useDates();
  const nowMs = useNow(60_000);
  const [all, setAll] = useState(false);
  const toTs = Math.ceil(nowMs / HOUR_MS) * HOUR_MS;
  const fromTs = toTs - Math.min(channel.catchUpSec * 1000, LISTED_MS);
  const { value } = useResource(tvRow, { channelId: channel.channelId, fromTs, toTs });
  const past = value?.filter(({ stopTs, catchUp }) => stopTs <= nowMs && catchUp).toReversed() ?? [];
  if (past.length === 0) return null;
  return (
    <>
      <h2 className={styles.partHead}>{t('past.list')}</h2>
      <ul className={styles.strip} aria-label={t('past.list')} data-part="past">
        {(all ? past : past.slice(0, FEW)).map((programme) => (
          <li key={programme.programmeId}>
            <ProgrammeCell programme={programme} onOpen={() => onOpen(programme)}>
              {minute(programme.startTs)}
            </ProgrammeCell>
          </li>
        ))}
      </ul>
      {!all && past.length > FEW && (
        <Button size="s" onClick={() => setAll(true)}>
          {t('more', { count: past.length - FEW })}
        </Button>
      )}
    </>
  );
}
