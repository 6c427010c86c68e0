import { Suspense, type ReactNode } from 'react';
import type { Game } from '#domain/games/game.ts';
import { gameDetail } from '#machines/games/games.resources.ts';
import { isMissing } from '#ports/failure.ts';
import type { ScreenProps } from '../app/screen.ts';
import { Comments } from '../features/comments/Comments.tsx';
import { MarkButton } from '../features/social/MarkButton.tsx';
import { RatingField } from '../features/social/RatingField.tsx';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useResource } from '../hooks/useResource.ts';
import { useWords } from '../hooks/useWords.ts';
import { Failed } from '../kit/Failed.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { GameTable } from './GameTable.tsx';
import { GameTile } from './GameTile.tsx';
import * as styles from './games.css.ts';
import { Play } from './Play.tsx';

const ChessPlay = lazyPart(() => import('./chess/ChessPlay.tsx'));

/** GA-2: a game on its stage, how it is played, its table, and games like it. */
export default function GameScreen({ params: { id } }: Pick<ScreenProps<'game'>, 'params'>) {
  const { value: game, failure, busy, retry } = useResource(gameDetail, { id });
  useNotFound(!game && isMissing(failure));
  if (failure && !game) return <Failed failure={failure} onRetry={retry} busy={busy} />;
  if (!game)
    return (
      <div className={styles.columns} aria-hidden="true">
        <Skeleton height={435} />
        <Skeleton height={300} />
      </div>
    );
  const after = (
    <>
      <Legend game={game} />
      <RatingField target={{ type: 'game', id: game.gameId }} name={game.name} />
      <MarkButton mark="save" target={{ type: 'game', id: game.gameId }} name={game.name} />
    </>
  );
  return (
    <div className={`${styles.page} ${styles.play}`}>
      <div className={styles.columns}>
        <div className={styles.main} data-board={game.stage === 'board' || undefined}>
          {game.stage === 'board' ? (
            <OnBoard title={game.name} after={after} />
          ) : (
            <>
              <Play key={game.gameId} game={game} />
              {after}
            </>
          )}
        </div>
        <aside className={styles.aside}>
          {game.leaderboard && <GameTable gameId={game.gameId} />}
          <Similar game={game} />
        </aside>
      </div>
      <Comments target={{ type: 'game', id: game.gameId }} name={game.name} folded inset />
    </div>
  );
}

interface OnBoardProps {
  readonly title: string;
  readonly after: ReactNode;
}
/** A board is no part of the painted page; until it is known how high it is, what stands after it is out of sight. */
const OnBoard = ({ title, after }: OnBoardProps) => {
  const coming = <Skeleton height="100vh" />;
  if (!useHydrated())
    return (
      <>
        {coming}
        {after}
      </>
    );
  return (
    <Suspense fallback={coming}>
      <ChessPlay title={title} after={after} />
    </Suspense>
  );
};

const keyNames: Readonly<Record<string, string>> = {
  ...{ ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Space: '␣', Enter: '⏎' },
};

const Legend = ({ game: { legend } }: { readonly game: Game }) => {
  const t = useWords('games');
  return (
    <section aria-label={t('legend')}>
      <ul className={styles.legend}>
        {legend.map(({ keys, label }) => (
          <li key={label} className={styles.legendRow}>
            {keys.map((key) => (
              <kbd key={key}>{keyNames[key] ?? key}</kbd>
            ))}
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Similar = ({ game: { similar } }: { readonly game: Game }) => {
  const t = useWords('games');
  return (
    <section>
      <div className={styles.boardHead}>
        <h2>{t('similar')}</h2>
      </div>
      <ul className={styles.similar}>
        {similar.map((one) => (
          <GameTile key={one.gameId} game={one} />
        ))}
      </ul>
    </section>
  );
};
