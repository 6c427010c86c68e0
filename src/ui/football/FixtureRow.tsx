import { memo } from 'react';
import { filtersPassed } from '#domain/football/dayView.ts';
import type { Fixture, FixtureScore } from '#domain/football/fixture.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { matchTitle } from '#domain/match/match.ts';
import { tieOf, winnerOf } from '#domain/football/tie.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { BookButton } from '../features/matches/BookButton.tsx';
import * as row from '../features/matches/MatchRow.css.ts';
import { resultsOf, RowScore, RowTeam, RowWhen } from '../features/matches/RowParts.tsx';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { offText, whenOfFixture } from './fixtureWhen.ts';
import { GoalTicks } from './GoalTicks.tsx';
import { useRowSheet } from './rowHand/rowSheet.ts';
import * as styles from './FixtureRow.css.ts';

/** Above 0 if the home side won; a shoot-out decides where there was one. */
const leadOf = (fixture: Fixture): number => ({ home: 1, away: -1, none: 0 })[winnerOf(fixture) ?? 'none'];

const Reds = ({ count }: { readonly count: number }) => {
  const t = useWords('football');
  if (count === 0) return null;
  return (
    <>
      <i className={styles.red} aria-hidden="true" />
      <VisuallyHidden>{t.tn('redCards', count)}</VisuallyHidden>
    </>
  );
};

const pairText = ([home, away]: readonly [number, number]): string => `${home}–${away}`;

/** The score at half time, or of the shoot-out. */
const HalfTime = ({ score }: { readonly score: FixtureScore | null }) => {
  const t = useWords('football');
  if (score?.pen) return <span className={styles.half}>{t('pen', { score: pairText(score.pen) })}</span>;
  return <span className={styles.half}>{score?.ht ? pairText(score.ht) : ''}</span>;
};

/** How a match was decided beyond its score: by a shoot-out without a count, or over two legs. */
const Decided = ({ fixture }: { readonly fixture: Fixture }) => {
  const t = useWords('football');
  const { score, localteam, visitorteam } = fixture;
  const nameOf = (side: 'home' | 'away') => (side === 'home' ? localteam.name : visitorteam.name);
  const tie = tieOf(fixture);
  const said = [
    score?.penWinner && !score.pen && t('shootOutWon', { team: nameOf(score.penWinner) }),
    tie && t('aggregate', { score: pairText(tie.aggregate) }),
    tie?.through && t('goesOn', { team: nameOf(tie.through) }),
  ].filter((one) => typeof one === 'string');
  return said.length > 0 && <p className={styles.decided}>{said.join(', ')}</p>;
};

/** TI-7: says that somebody gave a tip on the match; the row's sheet leads to them. */
const TipMark = () => {
  const t = useWords('football');
  if (useSpoiler().hideOdds) return null;
  return (
    <span className={styles.tip}>
      <span aria-hidden="true">{t('tip')}</span>
      <VisuallyHidden>{t('hasTip')}</VisuallyHidden>
    </span>
  );
};

/** MC-12: the way to copy, share and follow; on a touch screen a row is held instead, and keys find it there, too. */
const RowHand = ({ fixture, name }: { readonly fixture: Fixture; readonly name: string }) => {
  const t = useWords('football');
  const show = useRowSheet();
  if (!show) return null;
  return (
    <button
      type="button"
      className={styles.hand}
      aria-label={t('row.more', { match: name })}
      aria-haspopup="dialog"
      onClick={() => show(fixture)}
    >
      <Icon name="ellipsis" size={18} />
    </button>
  );
};

interface FixtureRowProps {
  readonly fixture: Fixture;
  readonly booked: boolean;
}

/** One football match in a list of a day: time, teams, score, half time, minutes of goals, the way to it and to its room. */
export const FixtureRow = memo(({ fixture, booked }: FixtureRowProps) => {
  const football = useWords('football');
  const schedule = useWords('schedule');
  const zone = useZone();
  const said = { football, schedule };
  const when = whenOfFixture(fixture, zone, said);
  const off = offText(fixture, said);
  const results = resultsOf(fixture.status === 'ended', leadOf(fixture));
  const match = fixtureMatch(fixture);
  const path = roomPath(match);
  const { status, score, redCards, correctedTs, correctedFrom, hasTip } = fixture;
  const entered = path !== null && (status === 'live' || status === 'ended');
  return (
    <li className={styles.item} data-passes={filtersPassed([fixture])} data-fixture={fixture.fixtureId}>
      <div className={styles.row} data-state={off === null ? status : 'off'}>
        <RowWhen {...when} live={status === 'live'} />
        <RowTeam team={fixture.localteam} at="home" result={results[0]}>
          <Reds count={redCards.home} />
          {hasTip && <TipMark />}
        </RowTeam>
        <RowScore
          of={fixture}
          score={score && [score.home, score.away]}
          live={status === 'live'}
          off={status === 'cancel'}
          results={results}
        />
        <RowTeam team={fixture.visitorteam} at="away" result={results[1]}>
          <Reds count={redCards.away} />
        </RowTeam>
        {off === null ? (
          <>
            <HalfTime score={score} />
            <span className={styles.minutes}>
              <GoalTicks fixture={fixture} />
            </span>
          </>
        ) : (
          <span className={row.why}>{off}</span>
        )}
        <Link to={fixturePath(fixture)} className={row.stretched} aria-label={matchTitle(match)} />
        <span className={styles.act}>
          {entered && (
            <Link to={path} className={styles.enter} aria-label={schedule('enterMatch', { match: matchTitle(match) })}>
              <Icon name={status === 'live' ? 'radio' : 'tv'} />
            </Link>
          )}
          {path !== null && status === 'upcoming' && off === null && <BookButton match={match} booked={booked} />}
        </span>
        <RowHand fixture={fixture} name={matchTitle(match)} />
      </div>
      <Decided fixture={fixture} />
      {correctedTs !== undefined && correctedFrom && (
        <p className={styles.corrected}>
          <Icon name="history" />
          {football('corrected', { time: hourMinute(correctedTs, zone), score: pairText(correctedFrom) })}
        </p>
      )}
    </li>
  );
});
