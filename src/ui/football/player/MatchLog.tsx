import { useState } from 'react';
import type { PlayerMatch } from '#domain/football/answers.ts';
import { resultFor } from '#domain/football/form.ts';
import { HIGH_RATING } from '#domain/football/ratingSteps.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Crest } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { MatchLink } from '../matchSections/MatchLink.tsx';
import { Nothing } from '../matchSections/SectionFrame.tsx';
import { usePastDay } from '../matchSections/usePastDay.ts';
import { opponentOf } from './ofMatch.ts';
import * as styles from './MatchLog.css.ts';

const FIRST = 6;

interface MatchLogProps {
  readonly teamId: string | undefined;
  /** Newest first. */
  readonly log: readonly PlayerMatch[];
}

/** The matches that somebody played, newest first; the oldest behind a button. Columns without a value are left out. */
export const MatchLog = ({ teamId, log }: MatchLogProps) => {
  const t = useWords('players');
  const [all, setAll] = useState(false);
  if (log.length === 0) return <Nothing>{t('noMatches')}</Nothing>;
  const has = {
    minutes: log.some(({ minutes }) => minutes !== null),
    rating: log.some(({ rating }) => rating !== undefined),
    assists: log.some(({ minutes, assists }) => minutes !== null || assists > 0),
  };
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('match.day')}</th>
            <th scope="col">{t('match.opponent')}</th>
            <th scope="col">{t('match.result')}</th>
            {has.minutes && (
              <th className={styles.minutes} scope="col">
                {t('match.minutes')}
              </th>
            )}
            <th scope="col">{t('match.goals')}</th>
            {has.assists && <th scope="col">{t('match.assists')}</th>}
            {has.rating && <th scope="col">{t('match.rating')}</th>}
          </tr>
        </thead>
        <tbody>
          {log.slice(0, all ? log.length : FIRST).map((one) => (
            <Row key={one.fixture.fixtureId} {...{ one, teamId, has }} />
          ))}
        </tbody>
      </table>
      {log.length > FIRST && (
        <Button size="s" tone="plain" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('fewer') : t('all', { n: log.length })}
        </Button>
      )}
    </>
  );
};

interface RowProps {
  readonly one: PlayerMatch;
  readonly teamId: string | undefined;
  readonly has: { readonly minutes: boolean; readonly rating: boolean; readonly assists: boolean };
}

/** A number of goals or assists: none is a dash, an unknown one too. */
const few = (count: number) => (count === 0 ? '–' : count);

const Row = ({ one: { fixture, minutes, goals, assists, rating }, teamId, has }: RowProps) => {
  const t = useWords('players');
  const dayText = usePastDay();
  const opponent = opponentOf(fixture, teamId);
  const day = dayText(fixture.startTs);
  const { localteam, visitorteam } = fixture;
  return (
    <tr>
      <td className={styles.day}>{day}</td>
      <th className={styles.opponent} scope="row">
        <span className={styles.name}>
          <Crest side={opponent} size={20} />
          <span className={styles.cut} aria-hidden="true">
            {opponent.name}
          </span>
        </span>
        <MatchLink
          fixture={fixture}
          className={styles.stretched}
          title={t('versus', { home: localteam.name, away: visitorteam.name, day })}
        />
      </th>
      <td className={styles.result}>
        <Result fixture={fixture} teamId={teamId} />
      </td>
      {has.minutes && <td className={styles.minutes}>{minutes ?? '–'}</td>}
      <td className={styles.count}>{few(goals)}</td>
      {has.assists && <td className={styles.count}>{few(assists)}</td>}
      {has.rating && (
        <td>
          {rating === undefined ? (
            '–'
          ) : (
            <span className={styles.rating} data-high={rating >= HIGH_RATING || undefined}>
              {rating.toFixed(1)}
            </span>
          )}
        </td>
      )}
    </tr>
  );
};

const Result = ({
  fixture,
  teamId,
}: {
  readonly fixture: PlayerMatch['fixture'];
  readonly teamId: string | undefined;
}) => {
  const t = useWords('football');
  if (fixture.hidden)
    return (
      <span className={styles.score}>
        <Unlit of={fixture} size={18} />
        <Unlit of={fixture} size={18} second />
      </span>
    );
  const { score } = fixture;
  if (!score) return '–';
  const result = teamId === undefined ? null : resultFor(fixture, teamId);
  return (
    <span className={styles.score}>
      <Figure size={18}>
        {score.home} – {score.away}
      </Figure>
      {result && (
        <span className={styles.letter} data-result={result}>
          <span aria-hidden="true">{t(`league.result.${result}`)}</span>
          <VisuallyHidden>{t(`league.resultLong.${result}`)}</VisuallyHidden>
        </span>
      )}
    </span>
  );
};
