import type { Fixture } from '#domain/football/fixture.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import { ofTeam } from '#domain/football/ofTeam.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Link } from '../../kit/Link.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import * as styles from './FormSteps.css.ts';

/** The latest matches of a team, the newest at the right; won, drawn and lost stand at three heights. */
export const FormSteps = ({ last, teamId }: { readonly last: readonly Fixture[]; readonly teamId: string }) => (
  <ol className={styles.steps}>
    {last.toReversed().map((fixture) => (
      <Step key={fixture.fixtureId} {...{ fixture, teamId }} />
    ))}
  </ol>
);

const Step = ({ fixture, teamId }: { readonly fixture: Fixture; readonly teamId: string }) => {
  const t = useWords('teams');
  const football = useWords('football');
  const { opponent, where, goals, result } = ofTeam(fixture, teamId);
  const short = { home: t('home'), away: t('away'), neutral: t('neutral') }[where];
  const score = goals && `${goals[0]}–${goals[1]}`;
  const told = { team: opponent.name, where: { home: t('homeGround'), away: t('awayGround'), neutral: short }[where] };
  return (
    <li className={styles.step} data-result={result ?? undefined}>
      {result && score ? (
        <>
          <VisuallyHidden>{t('form.told', { ...told, result: t(`form.${result}`), score })}</VisuallyHidden>
          <i className={styles.letter} data-result={result} aria-hidden="true">
            {football(`league.result.${result}`)}
          </i>
          <span aria-hidden="true">
            <Figure size={20}>{score}</Figure>
          </span>
        </>
      ) : (
        <>
          <VisuallyHidden>{t('form.hidden', told)}</VisuallyHidden>
          {fixture.hidden ? <Unlit of={fixture} tile={styles.dark} /> : <i className={styles.letter}>–</i>}
        </>
      )}
      <Crest side={opponent} size={24} />
      <Link to={fixturePath(fixture)} className={styles.way} aria-label={opponent.name} />
      <span className={styles.where} aria-hidden="true">
        {short}
      </span>
    </li>
  );
};
