import { matchPhase, matchStatus } from '#domain/match/matchStatus.ts';
import { parseScore } from '#domain/match/score.ts';
import { explain } from '#domain/odds/explain.ts';
import { rulesOf } from '#domain/odds/market.ts';
import type { Tip } from '#domain/tips/tip.ts';
import { unitsText } from '#domain/tips/tipView.ts';
import { resultText } from '../features/tips/tipText.ts';
import { Verdict } from '../features/tips/Verdict.tsx';
import { useWords } from '../hooks/useWords.ts';
import * as screen from './TipScreen.css.ts';
import * as styles from './Pays.css.ts';

const NO_GOALS = [0, 0] as const;

/** Whether the score of the match is the one that counts, now. */
const isOn = ({ fixture, market }: Tip): boolean =>
  fixture !== null &&
  fixture.score !== null &&
  rulesOf(market).period === 'full' &&
  matchPhase(matchStatus(fixture.statusText)) === 'live';

/** What each result pays at the price and stake of a tip, by the function that settles it. */
export const Pays = ({ tip }: { readonly tip: Tip }) => {
  const t = useWords('tips');
  const on = isOn(tip);
  const score = on && tip.fixture?.score ? parseScore(tip.fixture.score) : NO_GOALS;
  const { results } = explain(tip.market, tip.line, tip.sel, { dec: tip.oddsDec, score });
  return (
    <>
      <div className={screen.heading}>
        <h2>{t('detail.pays')}</h2>
      </div>
      <ul className={styles.list}>
        {results.map((result) => (
          <li key={`${result.key} ${result.goals}`} className={styles.row}>
            <span>
              {resultText(result, tip, t)}
              {on && result.now && <span className={styles.now}>{t('detail.paysNow')}</span>}
            </span>
            <b className={styles.units}>{unitsText(result.profit * tip.stake)}</b>
            <span className={styles.verdict}>
              <Verdict state={result.outcome} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
