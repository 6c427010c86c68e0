import type { SquadPlayer } from '#domain/football/entities.ts';
import { positions } from '#domain/football/matchData.ts';
import { useWords } from '../../hooks/useWords.ts';
import { SquadLine } from './SquadLine.tsx';
import * as styles from './TeamSquad.css.ts';

/** The squad by position, with what each did in the season where that is known and shown. */
export const TeamSquad = ({
  squad,
  figures,
}: {
  readonly squad: readonly SquadPlayer[];
  /** False while they would tell a hidden result. */
  readonly figures: boolean;
}) => {
  const t = useWords('teams');
  const groups = positions
    .map((pos) => ({ pos, players: squad.filter((one) => one.pos === pos) }))
    .filter(({ players }) => players.length > 0);
  return (
    <div className={styles.groups}>
      {groups.map(({ pos, players }) => (
        <section key={pos}>
          <h2 className={styles.group}>{t(`squad.group.${pos}`)}</h2>
          <ul className={styles.list}>
            {players.map((one) => (
              <SquadLine key={one.player.playerId} one={one} {...(figures ? told(one, t) : { value: '' })} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

const told = ({ season }: SquadPlayer, t: ReturnType<typeof useWords<'teams'>>) => {
  if (!season) return { value: '' };
  const { goals, assists, apps } = season;
  const values = [
    ...(goals > 0 ? [t.tn('leaders.goals', goals)] : []),
    ...(assists > 0 ? [t.tn('leaders.assists', assists)] : []),
  ];
  return { value: values.join(', '), ...(apps > 0 && { note: t.tn('squad.apps', apps) }) };
};
