import { Suspense, type CSSProperties, type RefObject } from 'react';
import type { Room } from '#domain/match/match.ts';
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
      // Below the video, whose code is loaded after the room's.
      <Still room={room} />
    ) : (
      <Suspense>
        <SlotCard room={room} />
      </Suspense>
    )}
  </div>
);
