import { hasSides, matchTitle, type Room } from '#domain/match/match.ts';
import { shownScore } from '#domain/match/shownScore.ts';
import { useWords } from '../hooks/useWords.ts';
import { Figure } from '../kit/Figure.tsx';
import { boardClock } from '../shared/boardClock.ts';
import { WithGlance } from '../shared/glance/WithGlance.tsx';
import * as styles from './StripBoard.css.ts';
import { StripFoot, StripSides, StripTitle } from './StripParts.tsx';

/** The scoreboard beside the small video while a phone user types. */
export const StripBoard = ({ room, zone }: { readonly room: Room; readonly zone: string }) => {
  const t = useWords('room');
  const clock = boardClock(room, zone);
  const plain = (
    <>
      {hasSides(room) ? (
        <StripSides room={room} score={shownScore(room)} />
      ) : (
        <StripTitle>{matchTitle(room)}</StripTitle>
      )}
      <StripFoot watching={room.watching} live={clock.live}>
        {clock.figures ? <Figure size={20}>{clock.figures}</Figure> : <b>{clock.word && t(clock.word)}</b>}
      </StripFoot>
    </>
  );
  return (
    <div className={styles.strip} data-theme="dark">
      <WithGlance place="strip" match={room} plain={plain} />
    </div>
  );
};
