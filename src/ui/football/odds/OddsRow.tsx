import { memo, type MouseEvent } from 'react';
import { filtersPassed } from '#domain/football/dayView.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { isMarket, lineText, rulesOf, selectionsOf, type Market, type OddsMarket } from '#domain/odds/market.ts';
import type { PriceFormat } from '#domain/odds/format.ts';
import {
  besideOf,
  boardMarkets,
  favouriteOf,
  marketIn,
  periodOf,
  pricedBy,
  runsOf,
  type BoardRun,
} from '#domain/odds/priceBoard.ts';
import { PriceCell } from '../../features/odds/Price.tsx';
import { stoppedWord } from '../../features/odds/stoppedWord.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import { whenOfFixture } from '../fixtureWhen.ts';
import * as styles from './OddsRow.css.ts';

export interface OddsRowProps {
  readonly fixture: Fixture;
  readonly bookmaker: string | null;
  readonly format: PriceFormat;
  /** Epoch milliseconds where a price has just changed; 0 elsewhere, so that the row stays as it is. */
  readonly now: number;
  /** The source is gone. */
  readonly old: boolean;
  readonly opened: boolean;
  readonly onOpen: (fixtureId: string, market: Market) => void;
}

/** On a board the draw stands below both teams. */
const inRows = (market: Market) => (rulesOf(market).kind === '1x2' ? (['1', '2', 'X'] as const) : selectionsOf(market));

interface ColumnProps extends Pick<OddsRowProps, 'format' | 'now' | 'old'> {
  readonly market: Market;
  readonly found: OddsMarket | null;
}

const Column = ({ market, found, ...cell }: ColumnProps) => {
  const t = useWords('odds');
  const label = t('marketOf', { kind: t(`kind.${rulesOf(market).kind}`), period: t(`period.${periodOf(market)}`) });
  return (
    <span className={styles.column} data-m={market} role="group" aria-label={label}>
      {inRows(market).map((sel) => (
        <PriceCell
          key={sel}
          price={found?.prices.find((price) => price.sel === sel) ?? null}
          beside={sel === 'U' ? t('underShort') : besideOf(sel, found?.line)}
          {...cell}
        />
      ))}
    </span>
  );
};

const Block = ({ run, said, sign }: { readonly run: BoardRun; readonly said: string; readonly sign: boolean }) => (
  <span className={styles.block} data-is={run.is} data-n={run.markets.length} data-m={run.markets.join(' ')}>
    {sign && (
      <span className={styles.sign}>
        <Icon name="pause" size={13} />
      </span>
    )}
    {said}
  </span>
);

const all: BoardRun = { is: 'none', markets: boardMarkets };

const Board = ({
  fixture,
  markets,
  ...cell
}: Pick<OddsRowProps, 'fixture' | 'format' | 'now' | 'old'> & {
  readonly markets: readonly OddsMarket[];
}) => {
  const t = useWords('odds');
  if (fixture.hidden) return <Block run={all} said={t('hiddenMatch')} sign={false} />;
  const half = fixture.score?.ht;
  const halfOver = half ? t('halfOverAt', { score: `${half[0]}–${half[1]}` }) : t('halfOver');
  return runsOf(markets, fixture).map((run) => {
    const [market] = run.markets;
    const found = market ? marketIn(markets, market) : null;
    if (run.is === 'halfOver') return <Block key={market} run={run} said={halfOver} sign={false} />;
    if (run.is === 'stopped') return <Block key={market} run={run} said={t(stoppedWord(found, fixture.phase))} sign />;
    return <Column key={market} market={market!} found={found} {...cell} />;
  });
};

/** The market whose prices lie under the pointer; the handicap for a key. */
const marketUnder = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Market => {
  const under = document
    .elementsFromPoint(clientX, clientY)
    .map((one) => one.closest<HTMLElement>('[data-m]'))
    .find((one) => one && currentTarget.parentElement?.contains(one));
  const [named = 'ah'] = under?.dataset['m']?.split(' ') ?? [];
  return isMarket(named) ? named : 'ah';
};

/** One match of a day's odds: time, teams, score, and six markets, each line beside the side that gives it. */
export const OddsRow = memo(({ fixture, bookmaker, format, now, old, opened, onOpen }: OddsRowProps) => {
  const t = useWords('odds');
  const said = { football: useWords('football'), schedule: useWords('schedule') };
  const when = whenOfFixture(fixture, useZone(), said);
  const { localteam, visitorteam, score, status, hidden, fixtureId } = fixture;
  const markets = pricedBy(fixture.odds ?? [], bookmaker);
  const favourite = favouriteOf(markets);
  const openLine = marketIn(markets, 'ah')?.openLine;
  const isPlayed = status === 'ended' || status === 'cancel';
  return (
    <li
      className={styles.row}
      data-state={status}
      data-passes={filtersPassed([fixture])}
      data-open={opened || undefined}
    >
      <span className={styles.when}>{when.figures ? <Figure size={18}>{when.text}</Figure> : when.text}</span>
      <span className={styles.opened}>
        {openLine !== undefined && !hidden && t('opened', { line: lineText(Math.abs(openLine)) })}
        <Icon name="chevron-right" size={14} />
      </span>
      <span className={styles.teams}>
        {(
          [
            [localteam, 'home'],
            [visitorteam, 'away'],
          ] as const
        ).map(([team, side]) => (
          <span key={side} className={styles.team} data-favourite={favourite === side || undefined}>
            <Crest side={team} size={18} />
            <span className={styles.name}>{team.name}</span>
          </span>
        ))}
        <span className={styles.draw}>{t('draw')}</span>
        {score && (
          <span className={styles.score} data-lit={status === 'live' || undefined}>
            <Figure size={20}>{score.home}</Figure>
            <Figure size={20}>{score.away}</Figure>
          </span>
        )}
        {hidden && (
          <span className={styles.score}>
            <Unlit of={fixture} size={20} />
            <Unlit of={fixture} size={20} second />
          </span>
        )}
      </span>
      <Board {...{ fixture, markets, format, now }} old={old || isPlayed} />
      <button
        type="button"
        className={styles.open}
        aria-label={t('explainMatch', { match: `${localteam.name} – ${visitorteam.name}` })}
        aria-expanded={opened}
        onClick={(event) => onOpen(fixtureId, marketUnder(event))}
      />
    </li>
  );
});
