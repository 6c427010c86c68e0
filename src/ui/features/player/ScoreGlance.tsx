import { useState, useSyncExternalStore } from 'react';
import { hasSides, type Room } from '#domain/match/match.ts';
import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { shownScore } from '#domain/match/shownScore.ts';
import { bookingList } from '#machines/bookings/bookings.resources.ts';
import { room as roomResource } from '#machines/schedule/schedule.resources.ts';
import type { Stubs } from '../../app/vod.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useLoggedIn, useViewer } from '../../hooks/useViewer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Link } from '../../kit/Link.tsx';
import { scoreFigure } from '../../kit/scoreFigure.tsx';
import { boardClock } from '../../shared/boardClock.ts';
import * as styles from './ScoreGlance.css.ts';

type GlanceStubs = Pick<Stubs, 'list' | 'subscribe'>;
const ROOM = 'room:';
const isOn = (status: string) => matchPhase(matchStatus(status)) === 'live';

/** The room of the match that the viewer booked and that is on, else of the one that this player took the sound from. */
const useOwnRoom = (stubs: GlanceStubs): string | null => {
  const viewer = useViewer();
  const member = useLoggedIn() && viewer !== null;
  const { value } = useResource(bookingList, { member });
  const left = useSyncExternalStore(stubs.subscribe, stubs.list, stubs.list);
  const booked = value?.find(({ match }) => isOn(match.status));
  return booked?.match.roomId ?? left.findLast(({ id }) => id.startsWith(ROOM))?.id.slice(ROOM.length) ?? null;
};

/** X30: the score of the viewer's own match over what plays. Results that are hidden stay hidden (B2). */
export const ScoreGlance = ({ stubs }: { readonly stubs: GlanceStubs }) => {
  const roomId = useOwnRoom(stubs);
  return roomId === null ? null : <OfRoom roomId={roomId} />;
};

const OfRoom = ({ roomId }: { readonly roomId: string }) => {
  const { value } = useResource(roomResource, { roomId });
  return value && hasSides(value) && isOn(value.status) ? <Score room={value} /> : null;
};

/** How often the score changed while it was seen; what is hidden never does. */
const useBeats = (score: string | null): number => {
  const [seen, setSeen] = useState({ score, beats: 0 });
  if (score !== seen.score) setSeen({ score, beats: seen.beats + Number(score !== null && seen.score !== null) });
  return seen.beats;
};

const Score = ({ room }: { readonly room: Room }) => {
  const t = useWords('room');
  const words = useWords('party');
  const { figures, word } = boardClock(room, useZone());
  const beats = useBeats(shownScore(room)?.join('–') ?? null);
  const figureOf = scoreFigure(room, shownScore(room), { size: 20, tone: 'lit' });
  const { localteam, visitorteam } = room;
  return (
    <Link
      to={roomPath(room) ?? '/'}
      className={styles.glance}
      data-part="score-glance"
      aria-label={words('glance', { home: localteam.name, away: visitorteam.name })}
    >
      {beats > 0 && <i key={beats} className={styles.beat} data-part="glance-beat" />}
      <Crest side={localteam} size={20} />
      {figureOf(0)}
      <span aria-hidden="true">–</span>
      {figureOf(1)}
      <Crest side={visitorteam} size={20} />
      <span className={styles.minute}>{figures ?? (word && t(word))}</span>
    </Link>
  );
};
