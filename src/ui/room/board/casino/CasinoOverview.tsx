import type { CasinoEvent } from '#domain/match/board/sportEvent.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { useZone } from '../../../hooks/useZone.ts';
import { LogList, logOf } from '../LogList.tsx';
import type { SportOverviewProps } from '../sportParts.ts';
import { BeadMark } from '../../../shared/Bead.tsx';
import * as styles from '../LogList.css.ts';

/** How the last hands ended, newest first. */
export const CasinoOverview = ({ overview }: SportOverviewProps) => {
  const t = useWords('board');
  const zone = useZone();
  const lineOf = ({ round, end, banker, player, ts }: CasinoEvent) => ({
    part: t('told.handAt', { number: round }),
    time: hourMinute(ts, zone),
    mark: <BeadMark end={end} size={18} />,
    text: end === 'tie' ? t('told.handTie', { banker }) : t('told.hand', { end: t(end), banker, player }),
  });
  return (
    <div className={styles.overview}>
      <LogList log={logOf(overview.log, 'casino')} lineOf={lineOf} />
    </div>
  );
};
