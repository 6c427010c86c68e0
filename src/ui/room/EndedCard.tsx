import { featured } from '#machines/schedule/schedule.resources.ts';
import { hasSides, matchTitle, type Match, type Room } from '#domain/match/match.ts';
import { shownScore } from '#domain/match/shownScore.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { LIVE_NOW } from '#domain/schedule/schedule.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Crest } from '../kit/Crest.tsx';
import { figure } from '../kit/Figure.css.ts';
import { Link } from '../kit/Link.tsx';
import { Unlit } from '../kit/Unlit.tsx';
import { Scorers } from './Scorers.tsx';
import { StageCard } from './StageCard.tsx';
import * as styles from './StageCard.css.ts';
import { useWhen } from './useWhen.ts';

interface EndedCardProps {
  readonly room: Room;
  readonly zone: string;
  /** Epoch milliseconds by the server's clock. */
  readonly now: number;
}
const UPCOMING = { status: 'upcoming', pageSize: 4 } as const;

/** V-2: after the match: who won, the score with its scorers, and the next room. */
export const EndedCard = ({ room, zone, now }: EndedCardProps) => {
  const score = shownScore(room);
  return (
    <StageCard room={room}>
      <b className={styles.sentence}>{useResult(room, score)}</b>
      {score && (
        <b className={`${figure} ${styles.final}`}>
          <span data-lost={score[0] < score[1] || undefined}>{score[0]}</span>
          {' – '}
          <span data-lost={score[1] < score[0] || undefined}>{score[1]}</span>
        </b>
      )}
      {room.hidden && hasSides(room) && (
        <b className={`${figure} ${styles.final}`}>
          <Unlit of={room} />
          {' – '}
          <Unlit of={room} second />
        </b>
      )}
      {room.note && <span className={styles.fact}>{room.note}</span>}
      {score && <Scorers fixtureId={room.fixtureId} />}
      <NextRoom room={room} zone={zone} now={now} />
    </StageCard>
  );
};

/** A draw after penalties has a winner that the score does not name: nothing is said of it. */
const useResult = (room: Room, score: readonly [number, number] | null): string => {
  const say = useWords('roomState');
  if (!score || !hasSides(room) || (score[0] === score[1] && room.note)) return say('endedPlain');
  if (score[0] === score[1]) return say('endedDraw');
  return say('endedWon', { name: score[0] > score[1] ? room.home : room.away });
};

/** The first of these that another room shows, of the same kind where there is one. */
const another = (matches: readonly Match[] | null, room: Room): Match | undefined => {
  const others = (matches ?? []).filter((match) => match.roomId !== null && match.fixtureId !== room.fixtureId);
  return others.find((match) => match.liveModeId === room.liveModeId) ?? others[0];
};

const NextRoom = ({ room, zone, now }: EndedCardProps) => {
  const t = useWords('room');
  const say = useWords('roomState');
  const when = useWhen(now, zone);
  const live = another(useResource(featured, LIVE_NOW).value, room);
  const coming = another(useResource(featured, UPCOMING).value, room);
  const next = live ?? coming;
  const path = next && roomPath(next);
  if (!next || !path)
    return (
      <Link to="/lich-truc-tiep" {...buttonLook({ tone: 'board' })}>
        {t('toSchedule')}
      </Link>
    );
  const { time, day } = when(next.startTime);
  return (
    <div className={styles.next}>
      {hasSides(next) && <Crest side={next.localteam} size={24} />}
      {hasSides(next) && <Crest side={next.visitorteam} size={24} />}
      <span className={styles.nextMatch}>
        <b className={styles.nextName}>{matchTitle(next)}</b>
        <span className={styles.fact}>
          {next === live ? say('nextLive') : say('nextRoom', { when: day ? `${time} ${day}` : time })}
        </span>
      </span>
      <Link to={path} {...buttonLook({ tone: 'board' })}>
        {say('toNextRoom')}
      </Link>
    </div>
  );
};
