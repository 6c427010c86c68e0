import { memo, useCallback } from 'react';
import type { LeagueDay } from '#domain/football/answers.ts';
import type { FixtureFilterName } from '#domain/football/dayView.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import { boardMarkets, boardPeriods, isMoving, periodOf } from '#domain/odds/priceBoard.ts';
import { rulesOf, type Market } from '#domain/odds/market.ts';
import { useWords } from '../../hooks/useWords.ts';
import type { Key } from '../../i18n/groups.ts';
import { LeagueDays } from '../LeagueDays.tsx';
import { OddsRow, type OddsRowProps } from './OddsRow.tsx';
import * as styles from './OddsList.css.ts';

/** What a phone shows of the six markets: two columns at a time. */
export const phoneShows = ['lines', 'winner', 'half'] as const;
export type PhoneShow = (typeof phoneShows)[number];
const phoneHeads: Readonly<Record<PhoneShow, readonly [Key<'odds'>, Key<'odds'>]>> = {
  lines: ['kind.ah', 'kind.ou'],
  winner: ['period.full', 'period.half'],
  half: ['kind.ah', 'kind.ou'],
};

interface ListProps extends Pick<OddsRowProps, 'bookmaker' | 'format' | 'now' | 'old' | 'onOpen'> {
  readonly leagues: readonly LeagueDay[];
  readonly filter: FixtureFilterName;
  readonly show: PhoneShow;
  readonly openId: string | null;
}
interface RowsProps extends Omit<ListProps, 'leagues' | 'filter' | 'show'> {
  readonly fixtures: readonly Fixture[];
}

const movedBy = ({ odds = [] }: Fixture, now: number): number => (isMoving(odds, now) ? now : 0);

const Rows = memo(({ fixtures, openId, now, ...row }: RowsProps) =>
  fixtures.map((fixture) => (
    <OddsRow
      key={fixture.fixtureId}
      {...{ ...row, fixture }}
      now={movedBy(fixture, now)}
      opened={fixture.fixtureId === openId}
    />
  )),
);

const Heads = ({ show }: { readonly show: PhoneShow }) => {
  const t = useWords('odds');
  return (
    <div className={styles.head} aria-hidden="true">
      {boardPeriods.map((period) => (
        <span key={period} className={styles.period} data-period={period}>
          {t(`period.${period}`)}
        </span>
      ))}
      {boardMarkets.map((market: Market, i) => (
        <span key={market} className={styles.kind} data-at={i} data-period={periodOf(market)}>
          {t(`kind.${rulesOf(market).kind}`)}
        </span>
      ))}
      {phoneHeads[show].map((key, i) => (
        <span key={key} className={styles.phoneKind} data-at={i}>
          {t(key)}
        </span>
      ))}
    </div>
  );
};

/** The odds of a day by competition. */
export const OddsList = ({ leagues, filter, show, openId, now, bookmaker, format, old, onOpen }: ListProps) => {
  const rows = useCallback(
    ({ fixtures }: LeagueDay) => (
      <Rows
        {...{ bookmaker, format, old, onOpen, fixtures }}
        // Competitions in which nothing moves stay as they are.
        now={Math.max(...fixtures.map((one) => movedBy(one, now)))}
        openId={fixtures.some(({ fixtureId }) => fixtureId === openId) ? openId : null}
      />
    ),
    [bookmaker, format, old, onOpen, now, openId],
  );
  return (
    <div data-shows={show}>
      <Heads show={show} />
      <LeagueDays {...{ leagues, filter, rows }} />
    </div>
  );
};
