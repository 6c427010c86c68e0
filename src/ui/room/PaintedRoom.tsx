import { matchTitle, type Room } from '#domain/match/match.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import * as styles from './PaintedRoom.css.ts';
import { hasMatchLine } from './hasMatchLine.ts';
import { line } from './MatchLine.css.ts';
import { placeOfPicture, streamsOf } from './picture.ts';
import { early, picture } from './PictureSlot.css.ts';
import { ChatSkeleton, UnderPhoneBoard, UnderWideBoard } from './RoomSkeleton.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';
import { Still } from './Still.tsx';
import { Viewers } from './Viewers.tsx';
import * as wide from './WideRoom.css.ts';

/**
 * A room as the origin paints it: the still in place of the video, the scoreboard, and skeletons for tabs and chat, which
 * the browser renders.
 */
export const PaintedRoom = ({ room }: { readonly room: Room }) => {
  const t = useWords('room');
  const zone = useZone();
  return (
    <div className={styles.room}>
      <div className={wide.column}>
        <h1>
          <VisuallyHidden>{matchTitle(room)}</VisuallyHidden>
        </h1>
        <div className={picture}>
          <Still room={room} />
          <EarlyPlace room={room} />
        </div>
        <div className={`${styles.onWide} ${styles.onNormal}`}>
          <ScoreBoard match={room} zone={zone} size="wide">
            <Viewers watching={room.watching} />
          </ScoreBoard>
        </div>
        <div className={styles.onTheater}>
          <ScoreBoard match={room} zone={zone} size="theater">
            <Viewers watching={room.watching} />
          </ScoreBoard>
        </div>
        <div className={styles.onPhone}>
          <ScoreBoard match={room} zone={zone} size="phone" />
        </div>
        <noscript>
          <p className={wide.age}>{t('needsScript')}</p>
        </noscript>
        {/* The origin writes the first opinions here, for readers without scripts. */}
        <noscript data-plain />
        <div className={`${styles.onWide} ${styles.onNormal} ${styles.coming}`}>
          {hasMatchLine(room) && <div className={line} />}
          <UnderWideBoard />
        </div>
        <div className={`${styles.onPhone} ${styles.coming}`}>
          <UnderPhoneBoard />
        </div>
      </div>
      <div className={`${styles.onWide} ${styles.onNormal}`}>
        <div className={wide.chat}>
          <div className={styles.coming}>
            <ChatSkeleton />
          </div>
        </div>
      </div>
    </div>
  );
};

/** Where the stream plays before the page's code is there (src/openPicture.ts); one that takes a library. */
const EarlyPlace = ({ room }: { readonly room: Room }) => {
  const first = placeOfPicture(room) === 'stream' ? streamsOf(room)[0] : undefined;
  return (
    first?.protocol === 'dash' && (
      <div className={early} data-stream={first.streamLink} data-profile={first.profile}>
        {
          // A text of its own, though empty: React then takes the place over with whatever stands in it.
          ''
        }
      </div>
    )
  );
};
