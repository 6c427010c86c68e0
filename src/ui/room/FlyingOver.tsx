import { useMemo } from 'react';
import type { Box } from '#domain/room/stage.ts';
import FlyingLog from '../features/chat/FlyingLog.tsx';
import { useLive } from '../hooks/useLive.ts';
import { useViewer } from '../hooks/useViewer.ts';
import * as styles from './RoomDoors.css.ts';

/** The share of the picture in which they fly, below the row of what is pressed over it, in CSS pixels. */
const SKY = 0.3;
const UNDER_DOORS = 56;

/** CH-12: messages of the room fly over the picture of an upright phone, whose chat stands below. */
export default function FlyingOver({ groupId, picture }: { readonly groupId: string; readonly picture: Box }) {
  const { chatRoomFor } = useLive();
  const room = useMemo(() => chatRoomFor(groupId), [chatRoomFor, groupId]);
  const sky = { ...picture, y: picture.y + UNDER_DOORS, height: picture.height * SKY };
  return (
    <div className={styles.sky}>
      <FlyingLog room={room} me={useViewer()?.nickname ?? null} sky={sky} />
    </div>
  );
}
