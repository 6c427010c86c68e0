import type { MarbleScore } from '#domain/match/board/marble.ts';
import type { MarbleEvent } from '#domain/match/board/sportEvent.ts';
import { duration } from '#domain/shared/duration.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { figure } from '../../../kit/Figure.css.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { cut } from '../../../theme/text.css.ts';
import { LogList, logOf } from '../LogList.tsx';
import type { SportOverviewProps } from '../sportParts.ts';
import { HeatResults } from './HeatResults.tsx';
import { Ball } from '../../../shared/Ball.tsx';
import * as log from '../LogList.css.ts';
import * as styles from './MarblePanel.css.ts';

/** Who took the lead, who went out and who won, newest first, beside the standings and how each heat ended. */
export const MarbleOverview = ({ overview }: SportOverviewProps) => {
  const t = useWords('board');
  const lineOf = ({ type, name, colour, heat, passed }: MarbleEvent) => ({
    part: t('told.heatAt', { heat }),
    time: duration(passed),
    mark: <Ball colour={colour} size={16} />,
    text: t(`told.${type}`, { name, heat }),
  });
  const board = overview.board?.sport === 'marble' ? overview.board : undefined;
  return (
    <div className={log.overview}>
      <LogList log={logOf(overview.log, 'marble')} lineOf={lineOf} />
      {board?.points && (
        <div className={styles.standings}>
          <Scores points={board.points} />
          <HeatResults board={board} />
        </div>
      )}
    </div>
  );
};

const Scores = ({ points }: { readonly points: readonly MarbleScore[] }) => {
  const t = useWords('board');
  return (
    <section aria-label={t('points')}>
      <ol className={styles.scores}>
        {points.map(({ id, name, colour, points: own, wins }, i) => (
          <li key={id} className={styles.score}>
            <b className={figure} aria-hidden="true">
              {i + 1}
            </b>
            <Ball colour={colour} size={20} />
            <span className={cut}>{name}</span>
            <span className={styles.wins}>{t.tn('wins', wins)}</span>
            <b className={`${figure} ${styles.points}`}>
              <span aria-hidden="true">{own}</span>
              <VisuallyHidden>{t('pointsSaid', { count: own })}</VisuallyHidden>
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
};
