import type { Box } from '#domain/room/stage.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { RoomsButton } from './RoomsButton.tsx';
import * as styles from './RoomDoors.css.ts';

/** V-14: over an upright phone's picture, the way back and the way to other rooms. */
export default function RoomDoors({ picture: { x, y, width } }: { readonly picture: Box }) {
  const t = useWords('player');
  const navigate = useNavigate();
  const back = () => (window.history.length > 1 ? window.history.back() : navigate(hrefOf('scheduleAll')));
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
}
