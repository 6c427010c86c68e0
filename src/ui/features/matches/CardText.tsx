import type { ReactNode } from 'react';
import { hasSides, matchTitle, type Match } from '#domain/match/match.ts';
import { shownScore } from '#domain/match/shownScore.ts';
import { modeById } from '#domain/schedule/mode.ts';
import { kmCount } from '#domain/shared/count.ts';
import { useWords } from '../../hooks/useWords.ts';
import { scoreFigure } from '../../kit/scoreFigure.tsx';
import { Watching } from '../../kit/Watching.tsx';
import * as styles from './LiveCard.css.ts';

interface CardTextProps {
  readonly match: Match;
  readonly score?: readonly [home: number, away: number];
  /** How it stands, if it is not as its source notes it. */
  readonly said?: ReactNode;
}

/** Beside or below a card's picture: who plays, how it stands, and how many watch. */
export const CardText = ({ match, score, said = match.note }: CardTextProps) => {
  const t = useWords('schedule');
  const mode = modeById(match.liveModeId);
  const kind = mode ? t(`modes.${mode.slug}`) : '';
  const sides = hasSides(match);
  const watching = match.watching ?? 0;
  const figureOf = scoreFigure(match, score ?? shownScore(match), { size: 17 });
  return (
    <>
      <span className={styles.lines}>
        <b className={styles.cut}>{sides ? match.home : matchTitle(match)}</b>
        {sides && figureOf(0)}
      </span>
      {sides ? (
        <span className={styles.lines}>
          <b className={styles.cut}>{match.away}</b>
          {figureOf(1)}
        </span>
      ) : (
        said && <span className={styles.note}>{said}</span>
      )}
      <span className={styles.meta}>
        <span className={styles.cut}>
          {kind}
          {sides && said && <>, {said}</>}
        </span>
        {watching > 0 && <Watching count={watching} label={t('viewers', { count: kmCount(watching) })} />}
      </span>
    </>
  );
};
