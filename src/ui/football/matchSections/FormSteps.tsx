import type { Fixture, TeamRef } from '#domain/football/fixture.ts';
import { resultFor } from '#domain/football/form.ts';
import { useWords } from '../../hooks/useWords.ts';
import { MatchLink } from './MatchLink.tsx';
import { usePastDay } from './usePastDay.ts';
import * as styles from './Form.css.ts';

const SHOWN = 5;

interface FormStepsProps {
  readonly team: Pick<TeamRef, 'id' | 'name'>;
  /** Newest first. */
  readonly latest: readonly Fixture[];
}

/** The latest results of a team at three heights, newest at the right; each is the way to its match. */
export const FormSteps = ({ team, latest }: FormStepsProps) => {
  const t = useWords('matchSections');
  const dayText = usePastDay();
  return (
    <ol className={styles.steps} aria-label={t('form.of', { team: team.name })}>
      {latest
        .slice(0, SHOWN)
        .toReversed()
        .map((fixture) => {
          const { localteam, visitorteam, score, startTs } = fixture;
          const result = resultFor(fixture, team.id);
          const of = { home: localteam.name, away: visitorteam.name, day: dayText(startTs) };
          const said =
            result && score
              ? t('form.step', {
                  ...{ ...of, result: t(`form.results.${result}`), score: `${score.home}–${score.away}` },
                })
              : t('form.hiddenStep', of);
          return (
            <li key={fixture.fixtureId} className={styles.step} data-result={result ?? 'hidden'}>
              <MatchLink fixture={fixture} className={styles.letter} title={said}>
                <span aria-hidden="true">{result ? t(`form.steps.${result}`) : '?'}</span>
              </MatchLink>
            </li>
          );
        })}
    </ol>
  );
};
