import type { GameCard } from '#domain/games/game.ts';
import { gamePath } from '#domain/games/gamePaths.ts';
import { useWords } from '../hooks/useWords.ts';
import { Link } from '../kit/Link.tsx';
import * as styles from './games.css.ts';

interface GameTileProps {
  readonly game: GameCard;
  /** The first and largest of a list. */
  readonly lead?: boolean;
}

/** GA-1: a game in a list; pointed at, or held, it tells what it is about. */
export const GameTile = ({ game, lead }: GameTileProps) => {
  const t = useWords('games');
  const { gameId, name, about, cover, minutes, controls } = game;
  return (
    <li className={styles.tile} data-game={gameId} data-lead={lead || undefined}>
      <Link className={styles.tileLink} to={gamePath(game)}>
        <img
          className={styles.cover}
          src={cover.url}
          width={cover.w}
          height={cover.h}
          alt=""
          loading={lead ? 'eager' : 'lazy'}
        />
        <span className={styles.preview}>{about}</span>
        <b className={styles.tileTitle}>{name}</b>
        <small className={styles.fact}>
          {[t('minutes', { count: minutes }), ...(lead ? controls.map((one) => t(`controls.${one}`)) : [])].join(' · ')}
        </small>
      </Link>
    </li>
  );
};
