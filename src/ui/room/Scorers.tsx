import { scorersOfBoth, type Scorer } from '#domain/football/scorers.ts';
import { useWords } from '../hooks/useWords.ts';
import { line } from './Scorers.css.ts';
import * as styles from './StageCard.css.ts';
import { useOverview } from '../hooks/useOverview.ts';

/** Who scored for one side, in one line under its name. */
export const ScorersOf = ({ fixtureId, of }: { readonly fixtureId: string; readonly of: 0 | 1 }) => {
  const { value } = useOverview(fixtureId);
  const scorers = scorersOfBoth(value?.events ?? [])?.[of] ?? [];
  return (
    <span className={line}>
      <Side scorers={scorers} />
    </span>
  );
};

/** Who scored for each side; nothing where that is not reported. */
export const Scorers = ({ fixtureId }: { readonly fixtureId: string }) => {
  const { value } = useOverview(fixtureId);
  const sides = scorersOfBoth(value?.events ?? []);
  if (!sides) return null;
  return (
    <span className={styles.scorers}>
      {sides.map((scorers, i) => (
        <Side key={i} scorers={scorers} />
      ))}
    </span>
  );
};

const Side = ({ scorers }: { readonly scorers: readonly Scorer[] }) => {
  const t = useWords('room');
  const say = useWords('roomState');
  const line = ({ player, minutes, ownGoal }: Scorer) =>
    say('scorers', { name: ownGoal ? `${player} (${t('own_goal')})` : player, minutes: minutes.join(', ') });
  return <span>{scorers.map(line).join(', ')}</span>;
};
