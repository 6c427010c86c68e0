import { memo } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import { winnerOf } from '#domain/football/tie.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { dayMonth } from '../../features/matches/dayLabel.ts';
import * as row from '../../features/matches/MatchRow.css.ts';
import { resultsOf, RowScore, RowTeam } from '../../features/matches/RowParts.tsx';
import { useLocale } from '../../hooks/useLocale.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Figure } from '../../kit/Figure.tsx';
import { Link } from '../../kit/Link.tsx';
import { offText, whenOfFixture } from '../fixtureWhen.ts';
import * as styles from './MatchLine.css.ts';

interface MatchLineProps {
  readonly fixture: Fixture;
  /** Who watched it is told instead of the competition. */
  readonly crowd?: boolean;
}

/** One match in a list over many days: day, teams, score, competition. */
export const MatchLine = memo(({ fixture, crowd = false }: MatchLineProps) => {
  const football = useWords('football');
  const schedule = useWords('schedule');
  const t = useWords('teams');
  const zone = useZone();
  const locale = useLocale();
  const said = { football, schedule };
  const { status, score, localteam, visitorteam, startTs, attendance } = fixture;
  const off = offText(fixture, said);
  const winner = status === 'ended' ? winnerOf(fixture) : null;
  const results = resultsOf(winner !== null, winner === 'home' ? 1 : -1);
  const beside =
    crowd && attendance !== undefined
      ? t.tn('venue.people', attendance)
      : [fixture.leagueName, fixture.round].filter(Boolean).join(', ');
  return (
    <li className={styles.line} data-state={off === null ? status : 'off'}>
      <span className={styles.day}>
        {status === 'live' ? whenOfFixture(fixture, zone, said).text : dayMonth(dayOf(startTs, zone), locale)}
      </span>
      <RowTeam team={localteam} at="home" result={results[0]} />
      {status === 'upcoming' && off === null ? (
        <span className={row.score}>
          {fixture.timeTbc ? '–' : <Figure size={18}>{hourMinute(startTs, zone)}</Figure>}
        </span>
      ) : (
        <RowScore
          of={fixture}
          score={score && [score.home, score.away]}
          live={status === 'live'}
          off={off !== null}
          results={results}
        />
      )}
      <RowTeam team={visitorteam} at="away" result={results[1]} />
      <span className={styles.beside}>{off ?? beside}</span>
      <Link
        to={fixturePath(fixture)}
        className={row.stretched}
        aria-label={`${localteam.name} – ${visitorteam.name}`}
      />
    </li>
  );
});
