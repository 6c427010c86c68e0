import { Suspense, type Ref } from 'react';
import type { Fixture, TeamRef } from '#domain/football/fixture.ts';
import { leaguePath, teamPath, venuePath } from '#domain/football/footballPaths.ts';
import type { FixtureSide, MatchEvent } from '#domain/football/matchData.ts';
import { scorersOf } from '#domain/football/scorers.ts';
import { dayOf, hourMinute } from '#domain/shared/zone.ts';
import { weekday, dayMonth } from '../../features/matches/dayLabel.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Crest } from '../../kit/Crest.tsx';
import { figure } from '../../kit/Figure.css.ts';
import { Icon } from '../../kit/Icon.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { Link } from '../../kit/Link.tsx';
import { cut } from '../../theme/text.css.ts';
import { BoardClock } from './BoardClock.tsx';
import { BoardHands } from './BoardHands.tsx';
import { BoardScore } from './BoardScore.tsx';
import { pairText } from './boardWords.ts';
import * as styles from './MatchBoard.css.ts';

const BoardForm = lazyPart(() => import('./BoardForm.tsx'));
const MatchBeat = lazyPart(() => import('./MatchBeat.tsx'));
const BoardPlace = lazyPart(() => import('./BoardPlace.tsx'));

interface MatchBoardProps {
  readonly ref: Ref<HTMLElement>;
  /** As it is. */
  readonly fixture: Fixture;
  /** As it is shown. */
  readonly shown: Fixture;
  readonly events: readonly MatchEvent[];
  /** As far as may be told now, wherever the page is wound to. */
  readonly latest: readonly MatchEvent[];
  readonly wound: boolean;
  readonly oldSince: number | null;
  readonly retry: () => void;
}

/** The board of a match: night in both themes, its figures lit while it runs. */
export const MatchBoard = ({ ref, fixture, shown, events, latest, wound, oldSince, retry }: MatchBoardProps) => {
  const t = useWords('match');
  const { localteam: home, visitorteam: away } = fixture;
  const { score, hidden } = shown;
  const then = { fixture: shown, events, until: wound ? (shown.minute ?? null) : null };
  return (
    <header ref={ref} className={styles.board} data-theme="dark">
      <Meta fixture={fixture} />
      <h1 className={styles.said}>
        {score
          ? t('score', { home: home.name, homeScore: score.home, away: away.name, awayScore: score.away })
          : t('against', { home: home.name, away: away.name })}
      </h1>
      <div className={styles.face}>
        <End {...then} team={home} side="home" />
        <BoardScore fixture={shown} wound={wound} />
        <End {...then} team={away} side="away" />
        {!hidden && <Goals events={events} side="home" />}
        <BoardClock {...{ fixture: shown, wound, oldSince, retry }} />
        {!hidden && <Goals events={events} side="away" />}
      </div>
      {hidden && (
        <p className={styles.hold}>
          <Icon name="eye-off" size={22} />
          <span>
            <b>{t('hidden.hold')}</b>
            <small>{t('hidden.how')}</small>
          </span>
        </p>
      )}
      <Corrected fixture={fixture} />
      {fixture.status === 'live' && (
        <Suspense>
          <MatchBeat fixture={fixture} events={latest} />
        </Suspense>
      )}
    </header>
  );
};

const Meta = ({ fixture }: { readonly fixture: Fixture }) => {
  const t = useWords('match');
  const locale = useLocale();
  const zone = useZone();
  const { leagueId, leagueName, leagueSlug, round, group, startTs, timeTbc, venue, neutral, referee } = fixture;
  const day = dayOf(startTs, zone);
  const when = `${weekday(day, locale, 'long')} ${dayMonth(day, locale)}`;
  return (
    <div className={styles.meta}>
      <Link className={styles.league} to={leaguePath({ leagueId, slug: leagueSlug })}>
        <Icon name="chevron-left" />
        <span className={cut}>{leagueName}</span>
      </Link>
      <b className={styles.round}>{[group, round].filter(Boolean).join(', ')}</b>
      <span className={styles.fact}>{timeTbc ? when : `${when}, ${hourMinute(startTs, zone)}`}</span>
      {venue && (
        <span className={styles.fact}>
          <Link to={venuePath(venue)}>{venue.name}</Link>
          {neutral && ` (${t('neutral')})`}
        </span>
      )}
      {referee && <span className={styles.wideFact}>{t('referee', { name: referee })}</span>}
      <BoardHands fixture={fixture} />
    </div>
  );
};

interface EndProps {
  readonly fixture: Fixture;
  readonly events: readonly MatchEvent[];
  readonly until: number | null;
  readonly team: TeamRef;
  readonly side: FixtureSide;
}

/** A team at its end of the board. */
const End = ({ fixture, events, until, team, side }: EndProps) => {
  const { coverage, hidden } = fixture;
  return (
    <div className={styles.end} data-side={side}>
      <Link to={teamPath(team)} className={styles.team}>
        <Crest side={team} size={72} />
        <span className={styles.named}>
          <span className={styles.name}>{team.name}</span>
          {coverage.standings && (
            <small className={styles.place}>
              {!hidden && (
                <Suspense>
                  <BoardPlace {...{ fixture, events, until }} teamId={team.id} />
                </Suspense>
              )}
            </small>
          )}
        </span>
      </Link>
      {coverage.h2h && (
        <Suspense>
          <BoardForm fixture={fixture} side={side} />
        </Suspense>
      )}
    </div>
  );
};

const Goals = ({ events, side }: { readonly events: readonly MatchEvent[]; readonly side: FixtureSide }) => {
  const t = useWords('match');
  const scorers = scorersOf(events, side);
  const ways = new Set(
    events.filter((one) => one.side === side && one.type === 'penalty').map(({ player }) => player?.name),
  );
  return (
    <ul className={styles.goals} data-side={side}>
      {scorers.map(({ player, minutes, ownGoal }) => (
        <li key={`${ownGoal} ${player}`}>
          {player}{' '}
          {minutes.map((minute, i) => (
            <b key={minute} className={figure}>
              {i > 0 && ', '}
              {minute}
            </b>
          ))}
          {ownGoal && ` ${t('spine.own_goal')}`}
          {!ownGoal && minutes.length === 1 && ways.has(player) && ` ${t('spine.penalty')}`}
        </li>
      ))}
    </ul>
  );
};

/** MC-14: a corrected result says so, with what it was. */
const Corrected = ({ fixture: { correctedTs, correctedFrom, hidden } }: { readonly fixture: Fixture }) => {
  const t = useWords('match');
  const zone = useZone();
  if (correctedTs === undefined || !correctedFrom || hidden) return null;
  return (
    <p className={styles.corrected}>
      <Icon name="history" />
      {t('corrected', { time: hourMinute(correctedTs, zone), score: pairText(correctedFrom) })}
    </p>
  );
};
