import { GOAL_BEAT } from '#domain/room/goalBeat.ts';
import { reaches } from '#machines/player/reaches.ts';
import { usePlayer } from '../features/player/usePlayer.ts';
import { useSeekTo } from '../features/player/useSeekTo.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import * as styles from './SeeAgain.css.ts';

interface SeeAgainProps {
  /** When it happened, in epoch milliseconds of the stream's time. */
  readonly ts: number;
  /** What happened, for those who do not see the row. */
  readonly what: string;
}

/** V-7: plays what happened again, from ten seconds before; only while the stream reaches back so far. */
export const SeeAgain = ({ ts, what }: SeeAgainProps) => {
  const t = useWords('moment');
  const seekTo = useSeekTo();
  const from = ts - GOAL_BEAT.leadMs;
  const reached = usePlayer((snapshot) => reaches(snapshot, from));
  if (!reached) return null;
  return (
    <span className={styles.again}>
      <IconButton label={t('seeAgain', { what })} onClick={() => seekTo(from)}>
        <Icon name="history" size={18} />
      </IconButton>
    </span>
  );
};
