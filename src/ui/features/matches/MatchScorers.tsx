import { scorersOfBoth, type Scorer } from '#domain/football/scorers.ts';
import { overview } from '#machines/schedule/schedule.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import * as styles from './MatchSheet.css.ts';

const said = ({ player, minutes }: Scorer): string => `${player} ${minutes.join(', ')}`;

/** V-15: who scored in a match that has ended, home at the left; nothing if that is not reported. */
export const MatchScorers = ({ fixtureId }: { readonly fixtureId: string }) => {
  const { value } = useResource(overview, { fixtureId });
  const sides = scorersOfBoth(value?.events ?? []);
  if (!sides) return null;
  return (
    <div className={styles.scorers}>
      {sides.map((scorers, i) => (
        <p key={i}>{scorers.map(said).join(', ')}</p>
      ))}
    </div>
  );
};
