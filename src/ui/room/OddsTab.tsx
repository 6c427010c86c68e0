import { oddsText } from '#domain/odds/format.ts';
import type { OddsFormat } from '#domain/settings/settings.ts';
import type { OddsMarket, OddsPrice } from '#domain/football/overview.ts';
import type { Key } from '../i18n/groups.ts';
import { useMemberSettings } from '../hooks/useMemberSettings.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import * as styles from './OddsTab.css.ts';

const titles: Readonly<Record<OddsMarket['market'], Key<'room'>>> = {
  '1x2': 'market1x2',
  handicap: 'marketHandicap',
  total: 'marketTotal',
};
/** A line in quarter steps with its sign, "-0.75", "2.5". */
const signed = (line: number): string => (line > 0 ? `+${line}` : String(line));

/** The line of a price from its own side; null where the market has none. */
const lineOf = ({ selection }: OddsPrice, line: number | undefined): string | null => {
  if (line === undefined || !'HAOU'.includes(selection)) return null;
  if (selection === 'H') return signed(line);
  return selection === 'A' ? signed(line === 0 ? 0 : -line) : String(line);
};

interface OddsTabProps {
  readonly markets: readonly OddsMarket[];
  readonly home: string;
  readonly away: string;
}

/** Reference odds in the member's format, decimal by default, each with an arrow for its change since opening. */
export const OddsTab = ({ markets, home, away }: OddsTabProps) => {
  const t = useWords('room');
  const format = useMemberSettings()?.oddsFormat ?? 'decimal';
  if (markets.length === 0) return <Empty fact={t('noOddsFact')}>{t('noOdds')}</Empty>;
  const nameOf = ({ selection }: OddsPrice): string => {
    if (selection === 'X') return t('draw');
    if (selection === 'O') return t('over');
    if (selection === 'U') return t('under');
    return selection === '1' || selection === 'H' ? home : away;
  };
  return (
    <div className={styles.odds}>
      {markets.map((market) => (
        <section key={`${market.market}${market.line ?? ''}`}>
          <h2 className={styles.heading}>{t(titles[market.market])}</h2>
          <ul className={styles.prices} data-of={market.prices.length}>
            {market.prices.map((price) => (
              <li key={price.selection} className={styles.price}>
                <span className={styles.named}>
                  <span className={styles.name}>{nameOf(price)}</span>
                  {lineOf(price, market.line) !== null && (
                    <span className={styles.line}> {lineOf(price, market.line)}</span>
                  )}
                </span>
                <Price decimal={price.decimal} format={format} />
                <Movement price={price} format={format} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles.note}>{t('oddsNote')}</p>
    </div>
  );
};

const Price = ({ decimal, format }: { readonly decimal: number; readonly format: OddsFormat }) => {
  const text = oddsText(decimal, format);
  return (
    <b className={styles.decimal} data-negative={text.startsWith('-') || undefined}>
      {text}
    </b>
  );
};

const Movement = ({ price, format }: { readonly price: OddsPrice; readonly format: OddsFormat }) => {
  const t = useWords('room');
  const opening = oddsText(price.opening, format);
  const way = Math.sign(price.decimal - price.opening);
  const said = way === 0 ? t('steady') : t(way > 0 ? 'rising' : 'falling', { opening });
  return (
    <span className={styles.movement} data-way={way} role="img" aria-label={said} title={said}>
      {way === 0 ? '–' : way > 0 ? '▲' : '▼'}
    </span>
  );
};
