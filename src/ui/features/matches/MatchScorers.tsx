import { scorersOf, type Scorer } from '#domain/football/scorers.ts';
import { overview } from '#machines/schedule/schedule.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import * as styles from './MatchSheet.css.ts';

const said = ({ player, minutes }: Scorer): string => `${player} ${minutes.join(', ')}`;

/** V-15: who scored in a match that has ended, home at the left; nothing if that is not reported. */
export const MatchScorers = ({ fixtureId }: { readonly fixtureId: string }) => {
  const { value } = useResource(overview, { fixtureId });
  const [home, away] = (['home', 'away'] as const).map((side) => scorersOf(value?.events ?? [], side).map(said));
  if (home!.length + away!.length === 0) return null;
  return (
    <div className={styles.scorers}>
      <p>{home!.join(', ')}</p>
      <p>{away!.join(', ')}</p>
    </div>
  );
};
