import type { EsportEvent } from '#domain/match/board/sportEvent.ts';
import { clockDuration } from '#domain/shared/duration.ts';
import { useWords, type Words } from '../../../hooks/useWords.ts';
import { Crest } from '../../../kit/Crest.tsx';
import { LogList, logOf } from '../LogList.tsx';
import type { SportOverviewProps } from '../sportParts.ts';
import { Players } from './Players.tsx';
import { Draft } from './Draft.tsx';
import { sideColours } from '#domain/match/board/sideColours.ts';
import * as log from '../LogList.css.ts';
import * as styles from './EsportBoard.css.ts';

const textOf = (t: Words<'board'>, { type, player, victim, map }: EsportEvent, team: string): string => {
  if (type !== 'kill') return t(`told.${type}`, { team, number: map });
  return victim ? t('told.kill', { player: player ?? team, victim }) : t('told.killOnly', { player: player ?? team });
};

/** The players, then kills, towers, dragons and maps, newest first; on a phone also the draft, for which the board has no room. */
export const EsportOverview = ({ overview, home, away }: SportOverviewProps) => {
  const t = useWords('board');
  const board = overview.board?.sport === 'esport' ? overview.board : null;
  const lineOf = (event: EsportEvent) => {
    const side = event.side === 'home' ? home : away;
    return {
      part: t('told.mapAt', { number: event.map }),
      time: clockDuration(event.passed),
      mark: <Crest side={side} size={16} />,
      text: textOf(t, event, side.name),
    };
  };
  return (
    <>
      {board?.draft && (
        <div className={`${styles.details} ${styles.onPhone}`} data-theme="dark">
          <Draft draft={board.draft} teams={[home.name, away.name]} colours={sideColours(home, away)} />
        </div>
      )}
      {board?.players && <Players players={board.players} home={home} away={away} />}
      <div className={log.overview}>
        <LogList log={logOf(overview.log, 'esport')} lineOf={lineOf} />
      </div>
    </>
  );
};
