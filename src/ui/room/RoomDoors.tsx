import { Suspense, useState } from 'react';
import { selectPosition } from '#machines/player/player.selectors.ts';
import type { Room } from '#domain/match/match.ts';
import type { Box, StagePlan } from '#domain/room/stage.ts';
import { CUT_LAYER } from '../features/player/cut/cutLayer.ts';
import { usePlayer } from '../features/player/usePlayer.ts';
import { useOwnLayer } from '../hooks/useLayer.ts';
import { useShell } from '../hooks/useShell.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { RoomsButton } from './RoomsButton.tsx';
import { useFlying } from '../shared/useFlying.ts';
import * as styles from './RoomDoors.css.ts';
import { useBack } from './useBack.ts';
import { useRooms } from './useRooms.ts';

const OtherRooms = lazyPart(() => import('./OtherRooms.tsx'));
/** Loaded after the picture. */
const GoalBeat = lazyPart(() => import('./goal/GoalBeat.tsx'));
/** Loaded where messages fly over an upright phone's picture. */
const FlyingOver = lazyPart(() => import('./FlyingOver.tsx'));
/** For staff, who cut a highlight out of what plays. */
const CutForm = lazyPart(() => import('../features/player/cut/CutForm.tsx'));
const hasPosition = (player: Parameters<typeof selectPosition>[0]): boolean => selectPosition(player) !== null;

interface OverPictureProps {
  readonly picture: Box;
  readonly fullscreen: boolean;
}

/** Over an upright phone's picture: the way back, and the way to other rooms. */
const OverPicture = ({ picture: { x, y, width }, fullscreen }: OverPictureProps) => {
  const t = useWords('player');
  const back = useBack();
  return (
    <div
      className={styles.doors}
      style={{ left: x, top: y, width }}
      data-over={fullscreen || undefined}
      data-theme="dark"
    >
      <span className={styles.door}>
        <IconButton label={t('back')} onClick={back}>
          <Icon name="arrow-left" size={22} />
        </IconButton>
      </span>
      <span className={styles.door}>
        <RoomsButton />
      </span>
    </div>
  );
};

interface RoomDoorsProps {
  readonly plan: StagePlan;
  readonly room: Room;
  readonly fullscreen: boolean;
}

/** What comes over a room when it is there: the ways out of it (V-14), back and to the other rooms, and the moment of a goal. */
export default function RoomDoors({ plan: { form, picture, board }, room, fullscreen }: RoomDoorsProps) {
  const phone = useShell() === 'mobile';
  const rooms = useRooms();
  // A rail that came along from the room before leaves the focus where it is.
  const [kept, setKept] = useState(rooms.open);
  if (kept && !rooms.open) setKept(false);
  const [flying] = useFlying();
  const cut = useOwnLayer(CUT_LAYER);
  const framed = usePlayer(hasPosition);
  return (
    <>
      {form === 'upright' && flying.upright && (
        <Suspense>
          <FlyingOver groupId={room.groupId} picture={picture} />
        </Suspense>
      )}
      {form === 'upright' && <OverPicture picture={picture} fullscreen={fullscreen} />}
      {rooms.open && (
        <Suspense>
          <OtherRooms fixtureId={room.fixtureId} from={phone ? 'sheet' : board.x} onClose={rooms.hide} focus={!kept} />
        </Suspense>
      )}
      {cut.open && room.roomId !== null && (
        <Suspense>
          <CutForm roomId={room.roomId} onClose={cut.hide} />
        </Suspense>
      )}
      {framed && (
        <Suspense>
          <GoalBeat room={room} shielded={room.hidden === true} />
        </Suspense>
      )}
    </>
  );
}
