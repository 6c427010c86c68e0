import { placeOf, type MarbleBoard as Board } from '#domain/match/board/marble.ts';
import { raceText, tenthsText, timePassed } from '#domain/match/board/timer.ts';
import { matchTitle } from '#domain/match/match.ts';
import { useWords, type Words } from '../../../hooks/useWords.ts';
import { cut } from '../../../theme/text.css.ts';
import { PlainBoard } from '../../ScoreBoard.tsx';
import { hasDetails, type ScoreBoardProps } from '../boardProps.ts';
import { RunningTime, StaleTime } from '../RunningTime.tsx';
import { useBoard } from '../../../hooks/useBoard.ts';
import { useOwnMarble } from './ownMarble.ts';
import { Track } from './Track.tsx';
import * as styles from './MarbleBoard.css.ts';

const heatText = (t: Words<'board'>, { state, heat, heats, lap, laps }: Board): string => {
  if (state === 'over') return t('over');
  return t(state === 'break' ? 'heatDone' : 'heat', { heat, heats, lap, laps });
};

/** Who leads and who is how far behind, in one line. */
const leaderText = (t: Words<'board'>, { order: [first, second] }: Board): string | null => {
  if (!first || !second || second.gapMs === null) return null;
  return t('secondBehind', { name: first.name, second: second.name, gap: tenthsText(second.gapMs) });
};

/** Where the viewer's own marble is; null where they have none in this race. */
const ownText = (t: Words<'board'>, { order }: Board, own: string | null): string | null => {
  const at = own === null ? null : placeOf(order, own);
  if (!at) return null;
  const { place, runner } = at;
  const { name, gapMs } = runner;
  if (gapMs === null) return t('ownOut', { name });
  return place === 1 ? t('ownLeads', { name }) : t('ownPlace', { name, place, gap: tenthsText(gapMs) });
};

/** The time of the heat, its lap, and everybody's place on the track. */
export const MarbleBoard = (props: ScoreBoardProps) => {
  const { match, size, children } = props;
  const t = useWords('board');
  const board = useBoard('marble', match.fixtureId);
  const [own] = useOwnMarble();
  if (!board) return <PlainBoard {...props} />;
  return (
    <div className={styles.board} data-theme="dark" data-size={size} data-live={board.state !== 'over' || undefined}>
      <div className={styles.head}>
        <RunningTime
          className={styles.time}
          timer={board.clock}
          board={board}
          at={timePassed}
          text={raceText}
          everyMs={board.clock.running ? 100 : 1000}
        />
        <span className={cut}>
          <b className={`${cut} ${styles.title}`}>{matchTitle(match)}</b>
          <span className={`${cut} ${styles.said}`}>
            {heatText(t, board)} <StaleTime timer={board.clock} board={board} />
          </span>
        </span>
        <div className={styles.end}>{children}</div>
      </div>
      {hasDetails(size) && <Track order={board.order} />}
      {size === 'wide' && (
        <div className={styles.ends}>
          <span>{t('start')}</span>
          <span className={cut}>{ownText(t, board, own) ?? leaderText(t, board)}</span>
          <span>{t('finish', { lap: board.lap })}</span>
        </div>
      )}
    </div>
  );
};
