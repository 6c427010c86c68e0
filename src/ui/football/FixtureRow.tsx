import { memo } from 'react';
import type { Fixture, FixtureScore, TeamRef } from '#domain/football/fixture.ts';
import { fixtureMatch } from '#domain/football/fixtureMatch.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { matchTitle } from '#domain/match/match.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { BookButton } from '../features/matches/BookButton.tsx';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Crest } from '../kit/Crest.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { LiveDot } from '../kit/LiveDot.tsx';
import { Unlit } from '../kit/Unlit.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { offText, whenOfFixture } from './fixtureWhen.ts';
import { GoalTicks } from './GoalTicks.tsx';
import * as styles from './FixtureRow.css.ts';

type Result = 'won' | 'lost' | 'level';

/** Who won; a shoot-out decides where there was one. */
const resultsOf = ({ status, score }: Fixture): readonly [Result, Result] => {
  if (status !== 'ended' || !score) return ['level', 'level'];
  const lead = score.pen ? score.pen[0] - score.pen[1] : score.home - score.away;
  if (lead === 0) return ['level', 'level'];
  return lead > 0 ? ['won', 'lost'] : ['lost', 'won'];
};

interface TeamProps {
  readonly team: TeamRef;
  readonly at: 'home' | 'away';
  readonly result: Result;
  readonly reds: number;
}

const Team = ({ team, at, result, reds }: TeamProps) => {
  const t = useWords('football');
  return (
    <span className={styles.side} data-side={at} data-result={result}>
      <Crest side={team} size={24} />
      <span className={styles.name}>{team.name}</span>
      {reds > 0 && (
        <>
          <i className={styles.red} aria-hidden="true" />
          <VisuallyHidden>{t.tn('redCards', reds)}</VisuallyHidden>
        </>
      )}
    </span>
  );
};

const Score = ({ fixture, results }: { readonly fixture: Fixture; readonly results: readonly [Result, Result] }) => {
  const t = useWords('schedule');
  const { score, status } = fixture;
  if (!score)
    return (
      <span className={styles.score}>
        {fixture.hidden ? (
          <Unlit of={fixture} tile={styles.tile} />
        ) : (
          <span className={styles.versus}>{status === 'cancel' ? '–' : t('versus')}</span>
        )}
      </span>
    );
  return (
    <span className={styles.score}>
      <span className={styles.tile} data-lit={status === 'live'}>
        <span className={styles.digit} data-result={results[0]}>
          <Figure size={20}>{score.home}</Figure>
        </span>
        <span className={styles.dash} aria-hidden="true">
          –
        </span>
        <span className={styles.digit} data-result={results[1]}>
          <Figure size={20}>{score.away}</Figure>
        </span>
      </span>
    </span>
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
  const results = resultsOf(fixture);
  const match = fixtureMatch(fixture);
  const path = roomPath(match);
  const { status, score, redCards, correctedTs, correctedFrom } = fixture;
  const entered = path !== null && (status === 'live' || status === 'ended');
  return (
    <li className={styles.item}>
      <div className={styles.row} data-state={off === null ? status : 'off'}>
        <span className={styles.when}>
          {status === 'live' && (
            <span className={styles.onlyWide}>
              <LiveDot />
            </span>
          )}
          {when.figures ? <Figure size={18}>{when.text}</Figure> : <span className={styles.word}>{when.text}</span>}
        </span>
        <Team team={fixture.localteam} at="home" result={results[0]} reds={redCards.home} />
        <Score fixture={fixture} results={results} />
        <Team team={fixture.visitorteam} at="away" result={results[1]} reds={redCards.away} />
        {off === null ? (
          <>
            <HalfTime score={score} />
            <span className={styles.minutes}>
              <GoalTicks fixture={fixture} />
            </span>
          </>
        ) : (
          <span className={styles.why}>{off}</span>
        )}
        {entered && (
          <Link
            to={path}
            className={styles.stretched}
            aria-label={schedule('enterMatch', { match: matchTitle(match) })}
          />
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
