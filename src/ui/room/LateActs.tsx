import { Suspense } from 'react';
import { lazyPart } from '../kit/lazyPart.tsx';
import { acts } from './CommentatorRow.css.ts';
import type { RoomActsProps } from './RoomActs.tsx';

const RoomActs = lazyPart(async () => (await import('./loadRoomActs.ts')).loadRoomActs());

/** Reserves the space at once; the buttons are loaded after the video. */
export const LateActs = (props: RoomActsProps) => (
  <span className={acts}>
    <Suspense>
      <RoomActs {...props} />
    </Suspense>
  </span>
);
