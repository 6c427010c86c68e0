import { hasSides, matchTitle, type Room, type Side } from '#domain/match/match.ts';
import { shownScore } from '#domain/match/shownScore.ts';
import { kmCount } from '#domain/shared/count.ts';
import { useWords } from '../hooks/useWords.ts';
import { Crest, Edge } from '../kit/Crest.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Rows } from '../kit/Rows.tsx';
import { audienceRows } from '../shared/audienceRows.ts';
import { cut } from '../theme/text.css.ts';
import { boardClock } from '../shared/boardClock.ts';
import * as styles from './StripBoard.css.ts';

/** The scoreboard beside the small video while a phone user types. */
export const StripBoard = ({ room, zone }: { readonly room: Room; readonly zone: string }) => {
  const t = useWords('room');
  const clock = boardClock(room, zone);
  const [home, away] = shownScore(room) ?? [null, null];
  return (
    <div className={styles.strip} data-theme="dark">
      {hasSides(room) ? (
        <>
          <SideLine side={room.localteam} name={room.home} score={home} />
          <SideLine side={room.visitorteam} name={room.away} score={away} />
        </>
      ) : (
        <div className={styles.title}>
          <span className={cut}>{matchTitle(room)}</span>
        </div>
      )}
      <div className={styles.foot} data-live={clock.live || undefined}>
        {clock.figures ? <Figure size={20}>{clock.figures}</Figure> : <b>{clock.word && t(clock.word)}</b>}
        <span className={styles.watching}>
          <Rows lit={audienceRows(room.watching)} size={13} />
          {kmCount(room.watching)}
        </span>
      </div>
    </div>
  );
};

const SideLine = ({
  side,
  name,
  score,
}: {
  readonly side: Side;
  readonly name: string;
  readonly score: number | null;
}) => (
  <div className={styles.side}>
    <Edge className={styles.edge} side={side} />
    <Crest side={side} size={20} />
    <span className={cut}>{name}</span>
    <span className={styles.score}>{score !== null && <Figure size={28}>{score}</Figure>}</span>
  </div>
);
