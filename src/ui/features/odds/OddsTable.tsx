import type { PriceFormat } from '#domain/odds/format.ts';
import { lineText, ownLine, rulesOf, type Market, type OddsMarket, type Selection } from '#domain/odds/market.ts';
import type { PricedMatch } from '#domain/odds/pricedMatch.ts';
import { boardKinds, marketIn, marketOf, type BoardPeriod } from '#domain/odds/priceBoard.ts';
import { useWords, type Words } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { PriceCell } from './Price.tsx';
import { stoppedWord } from './stoppedWord.ts';
import * as styles from './OddsTable.css.ts';

export interface OddsTableProps {
  readonly match: PricedMatch;
  readonly markets: readonly OddsMarket[];
  readonly period: BoardPeriod;
  readonly format: PriceFormat;
  readonly now: number;
  /** The source is gone. */
  readonly old: boolean;
  readonly onOpen: (market: Market) => void;
}

/** The three places of a row; a market of two sides leaves the middle free. */
const places = { ah: ['H', null, 'A'], ou: ['O', null, 'U'], '1x2': ['1', 'X', '2'] } as const;

/** The line as a side has it: "−0/0.5" for who gives it, "tài 2.5". */
const lineOf = (sel: Selection, line: number | undefined, t: Words<'odds'>): string => {
  if (line === undefined) return '';
  if (sel === 'O') return t('overLine', { line: lineText(line) });
  if (sel === 'U') return t('underLine', { line: lineText(line) });
  const own = ownLine(sel, line);
  const size = lineText(Math.abs(own));
  return own === 0 ? size : `${own < 0 ? '−' : '+'}${size}`;
};

/** MC-8: the markets of a match or of its first half: a row each, the line above the price of its side. */
export const OddsTable = ({ period, ...row }: OddsTableProps) => {
  const t = useWords('odds');
  return (
    <div className={styles.table}>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.period}>{t(`period.${period}`)}</span>
        <span>{t('homeOver')}</span>
        <span>{t('draw')}</span>
        <span>{t('awayUnder')}</span>
      </div>
      {boardKinds.map((kind) => (
        <Row key={kind} {...row} market={marketOf(period, kind)} />
      ))}
    </div>
  );
};

interface RowProps extends Omit<OddsTableProps, 'period'> {
  readonly market: Market;
}

const Row = ({ match, markets, market, format, now, old, onOpen }: RowProps) => {
  const t = useWords('odds');
  const { kind } = rulesOf(market);
  const found = marketIn(markets, market);
  const isPlayed = match.status === 'ended' || match.status === 'cancel';
  const name = t(`kind.${kind}`);
  return (
    <div className={styles.row} role="group" aria-label={t(`kindLong.${kind}`)} data-m={market}>
      <span className={styles.name}>
        {name}
        {found?.openLine !== undefined && (
          <span className={styles.opened}>{t('opened', { line: lineText(Math.abs(found.openLine)) })}</span>
        )}
      </span>
      {found?.suspended && !isPlayed ? (
        <span className={styles.stopped}>
          <Icon name="pause" size={13} />
          {t(stoppedWord(found, match.phase))}
        </span>
      ) : (
        places[kind].map((sel, i) =>
          sel === null ? (
            <span key={i} />
          ) : (
            <span key={sel} className={styles.side}>
              {kind !== '1x2' && <span className={styles.line}>{lineOf(sel, found?.line, t)}</span>}
              <PriceCell
                price={found?.prices.find((price) => price.sel === sel) ?? null}
                {...{ format, now }}
                old={old || isPlayed}
              />
            </span>
          ),
        )
      )}
      {found && (
        <button
          type="button"
          className={styles.open}
          aria-haspopup="dialog"
          aria-label={t('explainMarket', { kind: name })}
          onClick={() => onOpen(market)}
        />
      )}
    </div>
  );
};
