import { memo } from 'react';
import type { Fixture, FixtureScore } from '#domain/football/fixture.ts';
import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { matchTitle } from '#domain/match/match.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { BookButton } from '../features/matches/BookButton.tsx';
import * as row from '../features/matches/MatchRow.css.ts';
import { resultsOf, RowScore, RowTeam, RowWhen } from '../features/matches/RowParts.tsx';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { offText, whenOfFixture } from './fixtureWhen.ts';
import { GoalTicks } from './GoalTicks.tsx';
import * as styles from './FixtureRow.css.ts';

/** By how much the home side is ahead; a shoot-out decides where there was one. */
const leadOf = ({ score }: Fixture): number => {
  if (!score) return 0;
  return score.pen ? score.pen[0] - score.pen[1] : score.home - score.away;
};

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

interface FixtureRowProps {
  readonly fixture: Fixture;
  readonly booked: boolean;
}

/** One football match in a list of a day: time, teams, score, half time, minutes of goals, and the way to its room. */
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
  const { status, score, redCards, correctedTs, correctedFrom } = fixture;
  const entered = path !== null && (status === 'live' || status === 'ended');
  return (
    <li className={styles.item}>
      <div className={styles.row} data-state={off === null ? status : 'off'}>
        <RowWhen {...when} live={status === 'live'} />
        <RowTeam team={fixture.localteam} at="home" result={results[0]}>
          <Reds count={redCards.home} />
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
        {entered && (
          <Link to={path} className={row.stretched} aria-label={schedule('enterMatch', { match: matchTitle(match) })} />
        )}
        <span className={styles.act} data-through={entered || undefined}>
          {entered && <Icon name={status === 'live' ? 'radio' : 'chevron-right'} />}
          {path !== null && status === 'upcoming' && off === null && <BookButton match={match} booked={booked} />}
        </span>
      </div>
      {correctedTs !== undefined && correctedFrom && (
        <p className={styles.corrected}>
          <Icon name="history" />
          {football('corrected', { time: hourMinute(correctedTs, zone), score: pairText(correctedFrom) })}
        </p>
      )}
    </li>
  );
});
