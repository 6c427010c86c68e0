import { memo, useMemo, type CSSProperties } from 'react';
import type { Ticket } from '#domain/bookings/ticket.ts';
import type { Channel } from '#domain/tv/channel.ts';
import { clashesWith, ticketOf } from '#domain/tv/clash.ts';
import { elapsed, overlaps, pxAt, type GuideScale, type GuideWindow } from '#domain/tv/guideWindow.ts';
import type { GuideRow, Programme } from '#domain/tv/programme.ts';
import { channelPath } from '#domain/tv/tvPaths.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { cell } from './cell.css.ts';
import { ChannelMark } from './ChannelMark.tsx';
import { HealthDot } from './HealthDot.tsx';
import { programmesOf } from './programmesOf.ts';
import * as styles from './guide.css.ts';

interface GuideLineProps {
  readonly channel: Channel;
  readonly known: readonly (readonly GuideRow[])[];
  readonly seen: GuideWindow;
  readonly scale: GuideScale;
  readonly columnPx: number;
  readonly nowMs: number;
  readonly tickets: readonly Ticket[];
  readonly row: number;
  readonly top: number;
  readonly current: boolean;
  /** The programme of this row that the keys are on. */
  readonly active: string | null;
  /** Tab enters the grid in this row. */
  readonly entry: boolean;
  readonly partial: boolean;
  readonly onOpen: (programme: Programme, channel: Channel) => void;
}
const GAP_PX = 4;
/** A cell narrower than this shows its start alone. */
const NARROW_PX = 96;

/** The row of a channel in the guide: of its programmes only those in the window. */
export const GuideLine = memo((props: GuideLineProps) => {
  const { channel, known, seen, scale, columnPx, nowMs, tickets, row, top, current, active, entry, partial } = props;
  const t = useWords('tv');
  const zone = useZone();
  const all = useMemo(() => programmesOf(known, channel), [known, channel]);
  const shown = all.filter((programme) => overlaps(programme, seen));
  const first = entry ? shown.find(({ stopTs }) => stopTs > nowMs)?.programmeId : undefined;
  const words = (programme: Programme, width: number, booked: boolean) => {
    const from = hourMinute(programme.startTs, zone);
    if (width < NARROW_PX) return from;
    if (booked) return t('booked', { time: from });
    return t('fromTo', { from, to: hourMinute(programme.stopTs, zone) });
  };
  return (
    <div
      className={styles.line}
      role="row"
      aria-rowindex={row + 1}
      data-current={current || undefined}
      style={{ top, '--column': `${columnPx}px` } as CSSProperties}
    >
      <div className={styles.channel} role="rowheader" style={{ width: columnPx }}>
        <Link to={channelPath(channel)} tabIndex={-1}>
          <Figure size={20} tone={current ? 'plain' : 'muted'}>
            {channel.number}
          </Figure>
          <ChannelMark channel={channel} size={40} />
          <span>
            <b>{channel.name}</b>
            <HealthDot health={channel.health} />
          </span>
        </Link>
      </div>
      {shown.map((programme) => {
        const left = pxAt(Math.max(programme.startTs, scale.fromTs), scale);
        const width = pxAt(Math.min(programme.stopTs, scale.toTs), scale) - left - GAP_PX;
        const { programmeId, startTs, stopTs } = programme;
        const booked = ticketOf(tickets, programmeId) !== null;
        const on = startTs <= nowMs && stopTs > nowMs;
        return (
          <div key={programmeId} role="gridcell" className={styles.place} style={{ left: columnPx + left, width }}>
            <button
              className={cell}
              type="button"
              tabIndex={programmeId === (active ?? first) ? 0 : -1}
              data-programme={programmeId}
              data-category={programme.category ?? 'other'}
              data-now={on || undefined}
              data-past={stopTs <= nowMs || undefined}
              data-booked={booked || undefined}
              data-clash={(booked && clashesWith(programme, tickets).length > 0) || undefined}
              onClick={() => props.onOpen(programme, channel)}
            >
              <b>
                {booked && <Icon name="ticket" size={13} />} {programme.title}
              </b>
              <span>{words(programme, width, booked)}</span>
              {on && <i className={styles.elapsed} style={{ width: `${elapsed(programme, nowMs) * 100}%` }} />}
            </button>
          </div>
        );
      })}
      {shown.length === 0 && !partial && (
        <div role="gridcell" className={styles.without} style={{ left: columnPx }}>
          {t(channel.health === 'blocked' ? 'guideBlocked' : 'guideEmpty')}
        </div>
      )}
    </div>
  );
});
