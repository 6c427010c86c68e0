import { gameMs, leadFacts, type BasketballBoard } from '#domain/match/board/basketball.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { AheadChart } from '../AheadChart.tsx';
import * as styles from './BasketballBoard.css.ts';

interface LeadChartProps {
  readonly board: BasketballBoard;
  readonly teams: readonly [string, string];
  readonly colours: readonly [string, string];
}
const QUARTERS = [0.25, 0.5, 0.75];

/** How the lead went from the start of the game to now. */
export const LeadChart = ({ board, teams, colours }: LeadChartProps) => {
  const t = useWords('board');
  const lead = board.lead ?? [];
  const facts = leadFacts(lead);
  const seconds = gameMs(Math.max(4, board.quarter)) / 1000;
  const texts = [
    ...(facts.home > 0 ? [t('ledBy', { team: teams[0], count: facts.home })] : []),
    ...(facts.away > 0 ? [t('ledBy', { team: teams[1], count: facts.away })] : []),
    t.tn('leadChanges', facts.changes),
  ];
  return (
    <div className={styles.lead}>
      <AheadChart
        points={lead.map(([second, by]) => [second / seconds, by])}
        colours={colours}
        height={44}
        rules={QUARTERS}
        label={`${t('leadChart')}: ${texts.join(', ')}`}
      />
      <div className={styles.said} aria-hidden="true">
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </div>
  );
};
