import type { PriceFormat } from '#domain/odds/format.ts';
import type { OddsMarket, Selection } from '#domain/odds/market.ts';
import type { PricedMatch } from '#domain/odds/pricedMatch.ts';
import { oddsHistory } from '#machines/football/matchOdds.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { priceText } from './Price.tsx';
import { sideName } from './sideName.ts';
import { StepChart } from './StepChart.tsx';
import * as styles from './LinePanel.css.ts';

interface MovementProps {
  readonly match: PricedMatch;
  readonly found: OddsMarket;
  readonly sel: Selection;
  readonly format: PriceFormat;
  /** Nothing later is shown, epoch milliseconds; null for now. */
  readonly until: number | null;
}

/** How the price of a side has moved since the opening. */
export const Movement = ({ match, found, sel, format, until }: MovementProps) => {
  const t = useWords('odds');
  const { market, line, bookmaker } = found;
  const { value, failure } = useResource(oddsHistory, {
    ...{ fixtureId: match.fixtureId, market, bookmaker },
    ...(line !== undefined && { line }),
  });
  const side = sideName(sel, match, t);
  const price = found.prices.find((one) => one.sel === sel);
  const points = value?.find((one) => one.sel === sel)?.points.filter(({ ts }) => until === null || ts <= until);
  return (
    <section>
      <p className={styles.caption}>
        {t('chart.title', { side })}
        {price && `, ${t('openedAt', { price: priceText(price.openDec, format) })}`}
      </p>
      {!value && !failure && <Skeleton height={132} />}
      {!value && failure && <p className={styles.gone}>{t('chart.failed')}</p>}
      {points && points.length < 2 && <p className={styles.gone}>{t('chart.none')}</p>}
      {points && points.length >= 2 && <StepChart {...{ points, side, format, until }} startTs={match.startTs} />}
    </section>
  );
};
