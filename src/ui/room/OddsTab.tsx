import { MOVED_MS, movementOf, ownLine, type OddsMarket, type OddsPrice } from '#domain/odds/market.ts';
import { oddsText } from '#domain/odds/format.ts';
import type { OddsFormat } from '#domain/settings/settings.ts';
import type { Key } from '../i18n/groups.ts';
import { useMemberSettings } from '../hooks/useMemberSettings.ts';
import { useNow } from '../hooks/useNow.ts';
import { useWords } from '../hooks/useWords.ts';
import { Empty } from '../kit/Empty.tsx';
import * as styles from './OddsTab.css.ts';

const titles: Readonly<Partial<Record<OddsMarket['market'], Key<'roomTabs'>>>> = {
  ...{ '1x2': 'market1x2', ah: 'marketHandicap', ou: 'marketTotal' },
  ...{ '1x2_1h': 'half1x2', ah_1h: 'halfHandicap', ou_1h: 'halfTotal' },
};
/** A line in quarter steps with its sign, "-0.75", "2.5". */
const signed = (line: number): string => (line > 0 ? `+${line}` : String(line));

/** The line of a price from its own side; null where the market has none. */
const lineOf = ({ sel }: OddsPrice, line: number | undefined): string | null => {
  if (line === undefined || !'HAOU'.includes(sel)) return null;
  return 'HA'.includes(sel) ? signed(ownLine(sel, line)) : String(line);
};

interface OddsTabProps {
  readonly markets: readonly OddsMarket[];
  readonly home: string;
  readonly away: string;
}

/**
 * Reference odds in the member's format, decimal by default, each with an arrow for its change since opening; MC-8: what
 * has just moved is marked for 30 s, and a market that takes no bets says so.
 */
export const OddsTab = ({ markets, home, away }: OddsTabProps) => {
  const t = useWords('roomTabs');
  const now = useNow(MOVED_MS / 6);
  const format = useMemberSettings()?.oddsFormat ?? 'decimal';
  if (markets.length === 0) return <Empty fact={t('noOddsFact')}>{t('noOdds')}</Empty>;
  const nameOf = ({ sel }: OddsPrice): string => {
    if (sel === 'X') return t('draw');
    if (sel === 'O') return t('over');
    if (sel === 'U') return t('under');
    return sel === '1' || sel === 'H' ? home : away;
  };
  return (
    <div className={styles.odds}>
      {markets.map(({ market, line, prices, suspended }) => (
        <section key={market}>
          <h2 className={styles.heading}>
            {t(titles[market] ?? 'odds')}
            {suspended && <span className={styles.suspended}>{t('suspendedOdds')}</span>}
          </h2>
          <ul className={styles.prices} data-of={prices.length} data-suspended={suspended || undefined}>
            {prices.map((price) => (
              <li key={price.sel} className={styles.price} data-moved={movementOf(price, now) ?? undefined}>
                <span className={styles.named}>
                  <span className={styles.name}>{nameOf(price)}</span>
                  {lineOf(price, line) !== null && <span className={styles.line}> {lineOf(price, line)}</span>}
                </span>
                <Price decimal={price.dec} format={format} />
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
  const t = useWords('roomTabs');
  const opening = oddsText(price.openDec, format);
  const way = Math.sign(price.dec - price.openDec);
  const said = way === 0 ? t('steady') : t(way > 0 ? 'rising' : 'falling', { opening });
  return (
    <span className={styles.movement} data-way={way} role="img" aria-label={said} title={said}>
      {way === 0 ? '–' : way > 0 ? '▲' : '▼'}
    </span>
  );
};
