import type { ReactNode } from 'react';
import type { Side } from '#domain/match/match.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { LiveDot } from '../../kit/LiveDot.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import * as styles from './MatchRow.css.ts';

export type Result = 'won' | 'lost' | 'level';

/** Who won, home first; `lead` is above 0 if the home side is ahead. Nobody has before the end. */
export const resultsOf = (ended: boolean, lead: number): readonly [Result, Result] => {
  if (!ended || lead === 0) return ['level', 'level'];
  return lead > 0 ? ['won', 'lost'] : ['lost', 'won'];
};

/** The first column: a time or a minute in figures, or a word. */
export const RowWhen = ({
  live,
  text,
  figures,
}: {
  readonly live: boolean;
  readonly text: string;
  readonly figures: boolean;
}) => (
  <span className={styles.when}>
    {live && (
      <span className={styles.onlyWide}>
        <LiveDot />
      </span>
    )}
    {figures ? <Figure size={18}>{text}</Figure> : <span className={styles.word}>{text}</span>}
  </span>
);

interface RowTeamProps {
  readonly team: Pick<Side, 'name' | 'logo' | 'colours'>;
  readonly at: 'home' | 'away';
  readonly result: Result;
  /** Beside the name. */
  readonly children?: ReactNode;
}

/** A team in a row of a list. */
export const RowTeam = ({ team, at, result, children }: RowTeamProps) => (
  <span className={styles.side} data-side={at} data-result={result}>
    <Crest side={team} size={24} />
    <span className={styles.name}>{team.name}</span>
    {children}
  </span>
);

interface RowScoreProps {
  readonly of: { readonly fixtureId: string; readonly liveModeId?: string; readonly hidden?: boolean };
  readonly score: readonly [number, number] | null;
  readonly live: boolean;
  readonly off: boolean;
  readonly results: readonly [Result, Result];
}

/** The score: in a tile while live, plain after the end, an unlit tile while it is hidden, nothing before the start. */
export const RowScore = ({ of, score, live, off, results }: RowScoreProps) => {
  const t = useWords('schedule');
  if (!score)
    return (
      <span className={styles.score}>
        {of.hidden ? (
          <Unlit of={of} tile={styles.tile} />
        ) : (
          <span className={styles.versus}>{off ? '–' : t('versus')}</span>
        )}
      </span>
    );
  return (
    <span className={styles.score}>
      <span className={styles.tile} data-lit={live}>
        <span className={styles.digit} data-result={results[0]}>
          <Figure size={20}>{score[0]}</Figure>
        </span>
        <span className={styles.dash} aria-hidden="true">
          –
        </span>
        <span className={styles.digit} data-result={results[1]}>
          <Figure size={20}>{score[1]}</Figure>
        </span>
      </span>
    </span>
  );
};
