import { Suspense } from 'react';
import type { Box, StagePlan } from '#domain/room/stage.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { useShell } from '../hooks/useShell.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { ROOMS_LAYER } from './rail.ts';
import { RoomsButton } from './RoomsButton.tsx';
import * as styles from './RoomDoors.css.ts';
import { useBack } from './useBack.ts';

const OtherRooms = lazyPart(() => import('./OtherRooms.tsx'));

/** Over an upright phone's picture: the way back, and the way to other rooms. */
const OverPicture = ({ picture: { x, y, width } }: { readonly picture: Box }) => {
  const t = useWords('player');
  const back = useBack();
  return (
    <div className={styles.doors} style={{ left: x, top: y, width }} data-theme="dark">
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
  readonly fixtureId: string;
  readonly fullscreen: boolean;
}

/** V-14: the ways out of a room: back, and to the other rooms that are on. */
export default function RoomDoors({ plan: { form, picture, board }, fixtureId, fullscreen }: RoomDoorsProps) {
  const phone = useShell() === 'mobile';
  const rooms = useLayer(ROOMS_LAYER);
  return (
    <>
      {form === 'upright' && !fullscreen && <OverPicture picture={picture} />}
      {rooms.open && (
        <Suspense>
          <OtherRooms fixtureId={fixtureId} from={phone ? 'sheet' : board.x} onClose={rooms.hide} />
        </Suspense>
      )}
    </>
  );
}
