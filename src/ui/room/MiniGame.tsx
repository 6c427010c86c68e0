import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Game } from '#domain/games/game.ts';
import { isGameMuted, selectStage, type StageShows } from '#machines/games/gameBridge.selectors.ts';
import { gameDetail } from '#machines/games/games.resources.ts';
import * as stageStyles from '../features/games/stage.css.ts';
import { useGameStage, type GameStage } from '../features/games/useGameStage.ts';
import { Veil } from '../features/games/Veil.tsx';
import { useResource } from '../hooks/useResource.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Failed } from '../kit/Failed.tsx';
import { figure } from '../kit/Figure.css.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { Rows } from '../kit/Rows.tsx';
import * as styles from './MiniGame.css.ts';

/** Played move by move and kept after each, so that it can be left at any moment. */
const GAME_ID = 'huy-hieu-2048';

interface MiniGameProps {
  /** How long until kick-off, as a clock; null once that is over. */
  readonly countdown: string | null;
  /** Called when it covers the card. */
  readonly onCover: () => void;
  readonly onFold: () => void;
}

/** GA-12: a small game over the card of a room that waits; it goes with the card when the picture begins. */
export default function MiniGame({ countdown, onCover, onFold }: MiniGameProps) {
  const t = useWords('games');
  const say = useWords('roomState');
  const { value: game, failure, busy, retry } = useResource(gameDetail, { id: GAME_ID });
  const fold = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    onCover();
    fold.current?.focus();
  }, [onCover]);
  const side = (controls: ReactNode) => (
    <div className={styles.side} data-part="after" tabIndex={-1}>
      {countdown === null ? (
        <Rows size={20} loading />
      ) : (
        <b className={`${figure} ${styles.countdown}`} role="timer">
          {countdown}
        </b>
      )}
      {controls}
      <IconButton ref={fold} label={say('foldGame')} onClick={onFold}>
        <Icon name="x" size={20} />
      </IconButton>
    </div>
  );
  return (
    <section className={styles.mini} aria-label={game?.name ?? t('title')} data-part="mini-game" data-theme="dark">
      {game ? (
        <Stage game={game}>{side}</Stage>
      ) : (
        <>
          <div className={styles.stage}>
            {failure ? (
              <div className={stageStyles.veil}>
                <Failed failure={failure} onRetry={retry} busy={busy} />
              </div>
            ) : (
              <Coming />
            )}
          </div>
          {side(null)}
        </>
      )}
    </section>
  );
}

const Coming = () => {
  const t = useWords('games');
  return (
    <div className={stageStyles.veil} role="status">
      <Rows size={24} loading />
      <span>{t('loading')}</span>
    </div>
  );
};

interface StageProps {
  readonly game: Game;
  readonly children: (controls: ReactNode) => ReactNode;
}
const Stage = ({ game, children }: StageProps) => {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const { stage } = useGameStage(game, box);
  const shows = useSelector(stage?.actor, (snapshot): StageShows => (snapshot ? selectStage(snapshot) : 'empty'));
  // The press that opened it began it.
  useEffect(() => void stage?.open(), [stage]);
  const runs = shows === 'running';
  useEffect(() => {
    if (runs) box?.querySelector('iframe')?.focus({ preventScroll: true });
  }, [runs, box]);
  return (
    <>
      <div className={styles.stage} data-part="stage" data-shows={shows}>
        <div ref={setBox} className={stageStyles.box} />
        {shows === 'empty' ? <Coming /> : <Veil stage={stage} shows={shows} />}
      </div>
      {children(stage && (runs || shows === 'paused') && <Controls stage={stage} runs={runs} />)}
    </>
  );
};

const Controls = ({ stage: { actor }, runs }: { readonly stage: GameStage; readonly runs: boolean }) => {
  const t = useWords('games');
  const muted = useSelector(actor, isGameMuted);
  return (
    <>
      <IconButton
        label={t(runs ? 'pause' : 'resume')}
        onClick={() => actor.send({ type: runs ? 'bridge.pause' : 'bridge.resume' })}
      >
        <Icon name={runs ? 'pause' : 'play'} size={20} />
      </IconButton>
      <IconButton
        label={t(muted ? 'unmute' : 'mute')}
        onClick={() => actor.send({ type: muted ? 'bridge.unmute' : 'bridge.mute' })}
      >
        <Icon name={muted ? 'volume-x' : 'volume-2'} size={20} />
      </IconButton>
    </>
  );
};
