import { useState } from 'react';
import type { PriceFormat } from '#domain/odds/format.ts';
import { rulesOf, selectionsOf, type Market, type OddsMarket, type Selection } from '#domain/odds/market.ts';
import type { PricedMatch } from '#domain/odds/pricedMatch.ts';
import { boardKinds, boardPeriods, giverOf, marketIn, marketOf, periodOf, pricedBy } from '#domain/odds/priceBoard.ts';
import { useWords } from '../../hooks/useWords.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { Link } from '../../kit/Link.tsx';
import { Segments } from '../../kit/Segments.tsx';
import { Explanation } from './Explanation.tsx';
import { LineMoves } from './LineMoves.tsx';
import { Movement } from './Movement.tsx';
import { sideName } from './sideName.ts';
import { stoppedWord } from './stoppedWord.ts';
import * as styles from './LinePanel.css.ts';

export interface LinePanelProps {
  readonly match: PricedMatch;
  readonly markets: readonly OddsMarket[];
  readonly market: Market;
  readonly onMarket: (market: Market) => void;
  readonly format: PriceFormat;
  readonly bookmaker: string | null;
  /** Nothing later is shown, epoch milliseconds; null for now. */
  readonly until: number | null;
  /** The match's room, if it has one. */
  readonly room: string | null;
  /** Absent where what it stands in has a heading, and a way to close it. */
  readonly onClose?: (() => void) | undefined;
}

/** The side that is looked at first: who gives goals, over, or the home team. */
const firstSide = ({ market, line = 0 }: OddsMarket): Selection =>
  rulesOf(market).kind === 'ah' ? giverOf(line) : selectionsOf(market)[0]!;

/** MC-8, MC-9: one market of a match: how its price and its line have moved, what the line means, and what each result pays. */
export const LinePanel = (props: LinePanelProps) => {
  const { match, markets, market, onMarket, format, bookmaker, until, room, onClose } = props;
  const t = useWords('odds');
  const [side, setSide] = useState<Selection | null>(null);
  const priced = pricedBy(markets, bookmaker);
  const found = marketIn(priced, market) ?? priced[0];
  const period = found ? periodOf(found.market) : 'full';
  const periods = boardPeriods.filter((one) => priced.some((each) => periodOf(each.market) === one));
  const sel = found?.prices.find((one) => one.sel === side)?.sel ?? (found && firstSide(found));
  const price = found?.prices.find((one) => one.sel === sel);
  return (
    <div className={styles.panel}>
      {onClose && (
        <div className={styles.head}>
          <h2 className={styles.title}>{`${match.home} – ${match.away}`}</h2>
          <IconButton label={t('close')} onClick={onClose}>
            <Icon name="x" size={20} />
          </IconButton>
        </div>
      )}
      {found && (
        <div className={styles.choices}>
          <Segments
            label={t('kind.label')}
            choices={boardKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={rulesOf(found.market).kind}
            onChange={(kind) => onMarket(marketOf(period, kind))}
          />
          {periods.length > 1 && (
            <Segments
              label={t('period.label')}
              choices={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
              value={period}
              onChange={(one) => onMarket(marketOf(one, rulesOf(found.market).kind))}
            />
          )}
          {sel && (
            <Segments
              label={t('side.label')}
              choices={found.prices.map((one) => ({ value: one.sel, label: sideName(one.sel, match, t) }))}
              value={sel}
              onChange={setSide}
            />
          )}
        </div>
      )}
      {found?.suspended && match.status === 'live' && (
        <p className={styles.gone}>{t(stoppedWord(found, match.phase))}</p>
      )}
      {found && price && (
        <>
          <Movement {...{ match, found, format, until }} sel={price.sel} key={`${found.market} ${found.line}`} />
          <Explanation {...{ match, found, price }} />
          <LineMoves {...{ match, found, until }} key={`${found.market} ${found.bookmaker}`} />
        </>
      )}
      {room !== null && (
        <Link to={room} {...buttonLook({ tone: 'quiet' })}>
          {t('room')}
        </Link>
      )}
      <p className={styles.note}>
        <span className={styles.sign}>
          <Icon name="info" size={18} />
        </span>
        {t('noteLong')}
      </p>
    </div>
  );
};
