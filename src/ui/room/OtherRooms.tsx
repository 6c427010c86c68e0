import { useEffect, useRef, useState, type ReactNode } from 'react';
import { modes } from '#domain/schedule/mode.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { liveRooms } from '#domain/schedule/schedule.ts';
import type { Match } from '#domain/match/match.ts';
import { featured } from '#machines/schedule/schedule.resources.ts';
import { useResource, type Seen } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { LiveTile } from '../features/matches/LiveTile.tsx';
import NextTicket from '../features/matches/NextTicket.tsx';
import RoomOrderField from '../features/matches/RoomOrderField.tsx';
import { useSteadyRooms } from '../features/matches/useSteadyRooms.ts';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { chipLook } from '../kit/Chip.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Link } from '../kit/Link.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { giveFocusBack } from '../shared/focus.ts';
import * as styles from './OtherRooms.css.ts';
import { RAIL_PX } from './rail.ts';

interface OtherRoomsProps {
  /** The fixture whose room is open. */
  readonly fixtureId: string;
  /** A sheet on a phone; else a rail at the foot of the window, from this many CSS pixels on. */
  readonly from: number | 'sheet';
  readonly onClose: () => void;
  /** Whether the rail takes the focus. */
  readonly focus: boolean;
}

const Waiting = () =>
  Array.from({ length: 3 }, (_, i) => (
    <li key={i} aria-hidden="true">
      <Skeleton height={74} />
    </li>
  ));

/** The rooms themselves, or what there is instead. */
const Rooms = ({ seen, rooms }: { readonly seen: Seen<readonly Match[]>; readonly rooms: readonly Match[] }) => {
  const t = useWords('otherRooms');
  if (!seen.value && seen.failure) return <Failed failure={seen.failure} onRetry={seen.retry} busy={seen.busy} />;
  if (seen.value && rooms.length === 0) return <Empty>{t('none')}</Empty>;
  return null;
};

const tilesOf = (rooms: readonly Match[]) =>
  rooms.map((match) => (
    <li key={match.fixtureId}>
      <LiveTile match={match} look="row" />
    </li>
  ));

interface ShownProps {
  readonly seen: Seen<readonly Match[]>;
  readonly rooms: readonly Match[];
  /** The choice of their order. */
  readonly order: ReactNode;
  /** The next ticket, behind the rooms. */
  readonly ticket: ReactNode;
  readonly onClose: () => void;
}

/** On a phone: from the board down, so that the picture stays in sight. */
const RoomSheet = ({ seen, rooms, order, ticket, onClose }: ShownProps) => {
  const t = useWords('otherRooms');
  const words = useWords('schedule');
  const [mode, choose] = useState<string | null>(null);
  const counts = modes
    .map(({ slug, liveModeId }) => ({
      slug,
      liveModeId,
      count: rooms.filter((one) => one.liveModeId === liveModeId).length,
    }))
    .filter(({ count }) => count > 0);
  const chips = [{ slug: 'all' as const, liveModeId: null, count: rooms.length }, ...counts];
  return (
    <Sheet open onClose={onClose} title={t('title')}>
      <div className={styles.inSheet}>
        {counts.length > 1 && (
          <div className={styles.chips} role="group" aria-label={words('modesLabel')}>
            {chips.map(({ slug, liveModeId, count }) => (
              <button
                key={slug}
                type="button"
                {...chipLook(mode === liveModeId)}
                aria-pressed={mode === liveModeId}
                onClick={() => choose(liveModeId)}
              >
                {words(`modes.${slug}`)} {count}
              </button>
            ))}
          </div>
        )}
        {order}
        <Rooms seen={seen} rooms={rooms} />
        <ul className={styles.stack}>
          {seen.value || seen.failure ? (
            tilesOf(rooms.filter(({ liveModeId }) => mode === null || liveModeId === mode))
          ) : (
            <Waiting />
          )}
          {ticket}
        </ul>
        <Link className={styles.all} to={hrefOf('scheduleAll')}>
          {t('all')}
        </Link>
      </div>
    </Sheet>
  );
};

/** From 1024 on: a row under the board, which the stage keeps free. */
const RoomRail = ({
  seen,
  rooms,
  order,
  ticket,
  onClose,
  from,
  focus,
}: ShownProps & Pick<OtherRoomsProps, 'focus'> & { readonly from: number }) => {
  const t = useWords('otherRooms');
  const rail = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const takes = useRef(focus);
  useEffect(() => {
    const before = document.activeElement;
    const { style } = document.documentElement;
    style.setProperty('--rail', `${RAIL_PX}px`);
    if (takes.current) rail.current?.focus();
    return () => {
      style.removeProperty('--rail');
      giveFocusBack(before);
    };
  }, []);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onClose();
    };
    const all = rail.current;
    all?.addEventListener('keydown', closeOnEscape);
    return () => all?.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  const turn = (by: number) => row.current?.scrollBy({ left: by * row.current.clientWidth });
  return (
    <section
      ref={rail}
      className={styles.rail}
      style={{ left: from }}
      data-theme="dark"
      tabIndex={-1}
      aria-labelledby="other-rooms"
    >
      <header className={styles.head}>
        <h2 id="other-rooms" className={styles.title}>
          {t('title')}
        </h2>
        {rooms.length > 0 && <span className={styles.count}>{t.tn('open', rooms.length)}</span>}
        <span className={styles.space} />
        {order}
        <Link className={styles.toAll} to={hrefOf('scheduleAll')}>
          {t('all')}
        </Link>
        <IconButton label={t('before')} onClick={() => turn(-1)}>
          <Icon name="chevron-left" size={20} />
        </IconButton>
        <IconButton label={t('after')} onClick={() => turn(1)}>
          <Icon name="chevron-right" size={20} />
        </IconButton>
        <IconButton label={t('close')} onClick={onClose}>
          <Icon name="x" size={20} />
        </IconButton>
      </header>
      <Rooms seen={seen} rooms={rooms} />
      <ul ref={row} className={styles.row}>
        {seen.value || seen.failure ? tilesOf(rooms) : <Waiting />}
        {ticket}
      </ul>
    </section>
  );
};

/** V-14: the other rooms that are on, with their scores, one press away. */
export default function OtherRooms({ fixtureId, from, onClose, focus }: OtherRoomsProps) {
  const seen = useResource(featured, liveRooms());
  const [rooms, place] = useSteadyRooms(
    (seen.value ?? []).filter((match) => roomPath(match) !== null && match.fixtureId !== fixtureId),
  );
  const order = rooms.length > 1 && <RoomOrderField rooms={rooms} place={place} />;
  const ticket = <NextTicket look="row" butFor={fixtureId} />;
  const shown = { seen, rooms, order, ticket, onClose };
  return from === 'sheet' ? <RoomSheet {...shown} /> : <RoomRail {...shown} from={from} focus={focus} />;
}
