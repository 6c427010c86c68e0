import { useWords } from '../hooks/useWords.ts';
import { Skeleton, SkeletonRows } from '../kit/Skeleton.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import * as phoneStyles from './PhoneRoom.css.ts';
import { picture } from './PictureSlot.css.ts';
import * as styles from './RoomSkeleton.css.ts';
import * as wideStyles from './WideRoom.css.ts';

/** The skeleton of tabs, commentators and chat under the scoreboard of a phone. */
export const UnderPhoneBoard = () => (
  <>
    <div className={styles.line} data-phone="tabs">
      <Skeleton width="70%" />
    </div>
    <div className={styles.line} data-phone="people">
      <Skeleton width={30} height={30} round />
      <Skeleton width="40%" />
    </div>
    <div className={styles.rows}>
      <SkeletonRows rows={8} height={30} />
    </div>
  </>
);
/** The skeleton of commentators and tabs under the scoreboard of a wide screen. */
export const UnderWideBoard = () => (
  <>
    <div className={styles.line}>
      <Skeleton width={38} height={38} round />
      <Skeleton width="30%" />
    </div>
    <div className={styles.line} data-tabs>
      <Skeleton width="50%" />
    </div>
  </>
);
/** The skeleton of the chat beside the video. */
export const ChatSkeleton = () => (
  <div className={styles.chat}>
    <SkeletonRows rows={14} height={30} />
  </div>
);

/** A room that is loading: every block has its final height. */
export const RoomSkeleton = ({ phone }: { readonly phone: boolean }) => {
  const t = useWords('room');
  const said = (
    <div role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
    </div>
  );
  if (phone)
    return (
      <div className={phoneStyles.room}>
        {said}
        <div className={picture} />
        <div className={styles.board} data-phone />
        <UnderPhoneBoard />
      </div>
    );
  return (
    <div className={wideStyles.room}>
      <div className={wideStyles.column}>
        {said}
        <div className={picture} />
        <div className={styles.board} />
        <UnderWideBoard />
      </div>
      <aside className={wideStyles.chat}>
        <ChatSkeleton />
      </aside>
    </div>
  );
};
