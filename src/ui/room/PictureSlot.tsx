import { Suspense, useCallback, type CSSProperties, type RefObject } from 'react';
import type { Room } from '#domain/match/match.ts';
import { useLive } from '../hooks/useLive.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import type { PicturePlace } from './picture.ts';
import { Still } from './Still.tsx';
import * as styles from './PictureSlot.css.ts';

const SlotCard = lazyPart(async () => ({ default: (await import('./SlotCard.tsx')).SlotCard }));

interface PictureSlotProps {
  readonly slot: RefObject<HTMLDivElement | null>;
  readonly room: Room;
  readonly picture: PicturePlace;
  readonly style: CSSProperties;
}

/** The slot of the page's video while there is a stream; a card otherwise. */
export const PictureSlot = ({ slot, room, picture, style }: PictureSlotProps) => (
  <div className={styles.picture} ref={slot} style={style}>
    {picture === 'stream' ? (
      // Below the video, whose controls are loaded after the room.
      <>
        <Still room={room} />
        <EarlyVideo />
      </>
    ) : (
      <Suspense>
        <SlotCard room={room} />
      </Suspense>
    )}
  </div>
);

/** The page's video while nothing else shows it: what plays since the page was painted plays on. */
const EarlyVideo = () => {
  const { video } = useLive();
  const adopt = useCallback(
    (place: HTMLDivElement | null) => {
      if (place && !video.isConnected) place.append(video);
    },
    [video],
  );
  return <div className={styles.early} ref={adopt} />;
};
