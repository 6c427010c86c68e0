import type { BasketballEvent } from '#domain/match/board/sportEvent.ts';
import { quarterName } from '#domain/match/board/basketball.ts';
import { duration } from '#domain/shared/duration.ts';
import { useWords, type Words } from '../../../hooks/useWords.ts';
import { Crest } from '../../../kit/Crest.tsx';
import { Stats } from '../../OverviewTab.tsx';
import { BoxScore } from './BoxScore.tsx';
import { LogList, logOf } from '../LogList.tsx';
import type { SportOverviewProps } from '../sportParts.ts';
import * as styles from '../LogList.css.ts';

const words = {
  three: 'told.threePoints',
  two: 'told.twoPoints',
  freeThrow: 'told.freeThrow',
  foul: 'told.foul',
  timeOut: 'told.timeOut',
  quarterEnd: 'told.quarterEnd',
} as const;
const textOf = (t: Words<'board'>, { type, player = '', quarter }: BasketballEvent, team: string): string => {
  const { number } = quarterName(quarter);
  return t(words[type], { player: player || team, team, number });
};

/** The players where a source tells of them, then throws, fouls and time-outs, newest first, beside the figures so far. */
export const BasketballOverview = ({ overview, home, away }: SportOverviewProps) => {
  const t = useWords('board');
  const lineOf = (event: BasketballEvent) => {
    const side = event.side && (event.side === 'home' ? home : away);
    const { overtime, number } = quarterName(event.quarter);
    return {
      part: t(overtime ? 'overtimeShort' : 'told.quarterAt', { number }),
      time: duration(event.left),
      mark: side && <Crest side={side} size={16} />,
      text: textOf(t, event, side?.name ?? ''),
      right: event.scoreAfter.replace('-', '–'),
    };
  };
  const box = overview.board?.sport === 'basketball' ? overview.board.box : undefined;
  return (
    <>
      {box && <BoxScore box={box} home={home} away={away} />}
      <div className={styles.overview}>
        <LogList log={logOf(overview.log, 'basketball')} lineOf={lineOf} />
        <Stats stats={overview.stats} />
      </div>
    </>
  );
};
