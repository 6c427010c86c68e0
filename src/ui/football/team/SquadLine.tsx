import type { ReactNode } from 'react';
import type { SquadPlayer } from '#domain/football/entities.ts';
import { playerPath } from '#domain/football/footballPaths.ts';
import { ageAt } from '#domain/football/ofTeam.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Face } from '../../kit/Face.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Link } from '../../kit/Link.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import * as styles from './TeamSquad.css.ts';

const DAY_MS = 86_400_000;

interface SquadLineProps {
  readonly one: SquadPlayer;
  readonly value: ReactNode;
  /** Below the value. */
  readonly note?: ReactNode;
}

/** A player of a squad: number, face, name, age and club, and a figure. */
export const SquadLine = ({ one: { player, number, birthDate, club, pos }, value, note }: SquadLineProps) => {
  const t = useWords('teams');
  const now = useNow(DAY_MS);
  const facts = [
    t(`squad.pos.${pos}`),
    birthDate !== undefined && t('squad.age', { age: ageAt(birthDate, now) }),
    club,
  ].filter(Boolean);
  return (
    <li className={styles.player}>
      <span className={styles.number}>
        {number !== null && (
          <>
            <VisuallyHidden>{t('squad.number')}</VisuallyHidden>
            <Figure size={20}>{number}</Figure>
          </>
        )}
      </span>
      <Face user={{ userId: player.playerId, profilePicture: null }} size={36} />
      <span className={styles.who}>
        <Link to={playerPath(player)} className={styles.name}>
          {player.name}
        </Link>
        <small className={styles.small}>{facts.join(', ')}</small>
      </span>
      <span className={styles.value}>
        {value}
        {note !== undefined && <small className={styles.small}>{note}</small>}
      </span>
    </li>
  );
};
