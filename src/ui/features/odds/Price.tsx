import { memo } from 'react';
import { oddsText, type PriceFormat } from '#domain/odds/format.ts';
import { movementOf, type OddsPrice } from '#domain/odds/market.ts';
import { useWords } from '../../hooks/useWords.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';

/** A price as it is written: a minus is U+2212. */
export const priceText = (dec: number, format: PriceFormat): string => oddsText(dec, format).replace('-', '−');

/** Which way something went, as a shape; `said` for those who do not see it. */
export const Arrow = ({ way, said }: { readonly way: 'up' | 'down'; readonly said?: string }) => (
  <>
    <svg className={styles.arrow} data-way={way} viewBox="0 0 8 7" aria-hidden="true">
      <path d={way === 'up' ? 'M4 0 8 7H0Z' : 'M4 7 0 0H8Z'} fill="currentColor" />
    </svg>
    {said !== undefined && <VisuallyHidden>{said}</VisuallyHidden>}
  </>
);

const Moved = ({ way }: { readonly way: 'up' | 'down' }) => <Arrow way={way} said={useWords('odds')(way)} />;

export interface PriceCellProps {
  /** Null where there is none. */
  readonly price: OddsPrice | null;
  readonly beside?: string | null;
  readonly format: PriceFormat;
  /** Epoch milliseconds, by which a change is new. */
  readonly now: number;
  /** The source is gone, or nobody takes this price any more. */
  readonly old: boolean;
}

/** MC-8, MC-9: one price of a board in the reader's format: a negative one in red, a changed one marked for 30 s. */
export const PriceCell = memo(({ price, beside, format, now, old }: PriceCellProps) => {
  if (!price)
    return (
      <span className={styles.cell}>
        <span className={styles.none}>–</span>
      </span>
    );
  const text = priceText(price.dec, format);
  const way = old ? null : movementOf(price, now);
  return (
    <span className={styles.cell} data-moved={way ?? undefined} data-old={old || undefined}>
      {beside && <span className={styles.beside}>{beside}</span>}
      <span className={styles.price} data-negative={text.startsWith('−') || undefined}>
        {way && <Moved way={way} />}
        {text}
      </span>
    </span>
  );
});
