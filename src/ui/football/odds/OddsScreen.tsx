import { useMemo, useState } from 'react';
import { bookmakersOf, changedAt, isMoving, pricedBy } from '#domain/odds/priceBoard.ts';
import { MOVED_MS } from '#domain/odds/market.ts';
import { oddsDay } from '#machines/football/odds.resources.ts';
import { DemoNote } from '../../features/matches/DemoNote.tsx';
import { ScheduleSkeleton } from '../../features/matches/ScheduleSkeleton.tsx';
import { BookmakerChoice } from '../../features/odds/BookmakerChoice.tsx';
import { FormatChoice } from '../../features/odds/FormatChoice.tsx';
import { PriceAge } from '../../features/odds/PriceAge.tsx';
import { useBookmaker } from '../../features/odds/useBookmaker.ts';
import { useOddsBoard } from '../../features/odds/useOddsBoard.ts';
import { useOddsFormat } from '../../features/odds/useOddsFormat.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useResource } from '../../hooks/useResource.ts';
import { Failed } from '../../kit/Failed.tsx';
import { OddsGate } from '../../shared/OddsGate.tsx';
import { DayHead } from '../DayHead.tsx';
import { NoMatches } from '../NoMatches.tsx';
import { useDayCounts } from '../useDayCounts.ts';
import { useDayMatches, useFootballDay, type FootballDay } from '../useFootballDay.ts';
import { OddsEmpty } from './OddsEmpty.tsx';
import { OddsFoot } from './OddsFoot.tsx';
import { OddsList, type PhoneShow } from './OddsList.tsx';
import { OddsPlace } from './OddsPlace.tsx';
import { PhoneTools } from './PhoneTools.tsx';
import { useOpenOdds } from './useOpenOdds.ts';
import * as styles from './OddsScreen.css.ts';

/** MC-8, MC-12: reference odds of a day by competition; TI-9: nothing of them for who hides odds. */
export default function OddsScreen() {
  const of = useFootballDay('footballOdds');
  return (
    <OddsGate>
      <OddsOfDay of={of} />
    </OddsGate>
  );
}

const OddsOfDay = ({ of }: { readonly of: FootballDay }) => {
  const seen = useResource(oddsDay, { date: of.day, timezone: of.zone });
  const { leagues, byFilter, ofMine, passing, teams } = useDayMatches(seen.value, of);
  const failed = leagues ? null : (seen.failure ?? teams.failure);
  const fixtures = useMemo(() => leagues?.flatMap((one) => one.fixtures) ?? [], [leagues]);
  const { goneSince } = useOddsBoard(seen, fixtures.some(({ status }) => status === 'live') ? 'live' : 'coming');
  const counts = useDayCounts(of, 'ty-le-keo');
  const [format, chooseFormat] = useOddsFormat();
  const [bookmaker, chooseBookmaker] = useBookmaker();
  const [show, setShow] = useState<PhoneShow>('lines');
  const panel = useOpenOdds(fixtures);
  const clock = useNow(MOVED_MS / 6);
  const all = useMemo(() => fixtures.flatMap(({ odds = [] }) => odds), [fixtures]);
  const bookmakers = useMemo(() => bookmakersOf(all), [all]);
  const priced = useMemo(() => pricedBy(all, bookmaker), [all, bookmaker]);
  const changed = useMemo(() => changedAt(priced), [priced]);
  const old = goneSince !== null;
  const age = priced.length > 0 && (
    <PriceAge changedAt={changed} bookmaker={priced[0]!.bookmaker} goneSince={goneSince} />
  );
  const has = fixtures.length > 0;
  return (
    <div className={styles.columns} data-panel={(has && !panel.closed) || undefined}>
      <div className={styles.page}>
        <DayHead {...{ of, byFilter, ofMine, age }} counts={counts}>
          <span className={styles.format}>
            <FormatChoice value={format} onChange={chooseFormat} />
          </span>
        </DayHead>
        {failed && <Failed failure={failed} onRetry={seen.failure ? seen.retry : teams.retry} busy={seen.busy} />}
        {!failed && !leagues && <ScheduleSkeleton />}
        {passing === 0 && (
          <NoMatches {...{ of, teams }}>
            <OddsEmpty of={of} />
          </NoMatches>
        )}
        {leagues && has && (
          <>
            <PhoneTools {...{ format, show }} onFormat={chooseFormat} onShow={setShow} />
            <BookmakerChoice all={bookmakers} value={bookmaker} onChange={chooseBookmaker} />
            <OddsList
              {...{ leagues, show, format, bookmaker, old }}
              filter={of.filter}
              now={isMoving(priced, clock) ? clock : 0}
              openId={panel.fixture?.fixtureId ?? null}
              onOpen={panel.open}
            />
            <OddsFoot age={age} />
            {fixtures.some(({ demo }) => demo) && <DemoNote />}
          </>
        )}
      </div>
      {has && <OddsPlace {...{ panel, format, bookmaker }} />}
    </div>
  );
};
