import { explain } from '#domain/odds/explain.ts';
import { currentPrice, type OddsMarket } from '#domain/odds/market.ts';
import type { Picked } from '#domain/tips/tipForm.ts';
import { unitsText } from '#domain/tips/tipView.ts';
import { resultText } from '../../features/tips/tipText.ts';
import { useWords } from '../../hooks/useWords.ts';
import type { FormMatch } from './MatchField.tsx';
import { asTipMatch } from './formMatch.ts';
import * as styles from './TipForm.css.ts';

interface PreviewProps {
  readonly match: FormMatch;
  readonly odds: readonly OddsMarket[];
  readonly picked: Picked;
  readonly stake: number;
}

const NO_GOALS = [0, 0] as const;

/** What each result would pay at the price of this moment, by the function that settles. */
export const Preview = ({ match, odds, picked, stake }: PreviewProps) => {
  const t = useWords('ownTips');
  const tips = useWords('tips');
  const { market, line, sel } = picked;
  const price = currentPrice(odds, { market, line, sel });
  if (price === null || price === 'suspended')
    return (
      <p className={styles.note} role="status">
        {t(price === null ? 'form.priceGone' : 'form.suspended')}
      </p>
    );
  const { results } = explain(market, line, sel, { dec: price, score: NO_GOALS });
  const tip = { ...picked, fixture: asTipMatch(match), category: 'bong-da' } as const;
  return (
    <section className={styles.preview} aria-labelledby="tip-preview">
      <h2 className={styles.previewTitle} id="tip-preview">
        {t('form.preview')}
      </h2>
      <dl>
        {results.map((result) => (
          <div key={`${result.key} ${result.goals}`} className={styles.pays}>
            <dt>{resultText(result, tip, tips)}</dt>
            <dd>{t('units', { units: unitsText(result.profit * stake) })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
