import type { Fixture } from '#domain/football/fixture.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Figure } from '../../kit/Figure.tsx';
import { Unlit } from '../../kit/Unlit.tsx';
import { MatchLink } from './MatchLink.tsx';
import { usePastDay } from './usePastDay.ts';
import * as styles from './HeadToHead.css.ts';

/** A past match in one line: day, teams, score; the shoot-out, where there was one, below it. */
export const PastRow = ({ fixture }: { readonly fixture: Fixture }) => {
  const t = useWords('football');
  const dayText = usePastDay();
  const { localteam, visitorteam, score } = fixture;
  const lead = score ? score.home - score.away : 0;
  return (
    <li className={styles.row}>
      <span className={styles.day}>{dayText(fixture.startTs)}</span>
      <span className={styles.team} data-side="home" data-lost={lead < 0 || undefined}>
        {localteam.name}
      </span>
      <span className={styles.score}>
        {fixture.hidden && (
          <span className={styles.scoreLine}>
            <Unlit of={fixture} size={18} />
            <Unlit of={fixture} size={18} second />
          </span>
        )}
        {score && (
          <Figure size={18}>
            {score.home} – {score.away}
          </Figure>
        )}
        {score?.pen && <small className={styles.extra}>{t('pen', { score: `${score.pen[0]}–${score.pen[1]}` })}</small>}
      </span>
      <span className={styles.team} data-lost={lead > 0 || undefined}>
        {visitorteam.name}
      </span>
      <MatchLink
        fixture={fixture}
        className={styles.stretched}
        title={`${localteam.name} – ${visitorteam.name}, ${dayText(fixture.startTs)}`}
      />
    </li>
  );
};
