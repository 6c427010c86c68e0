import { useCallback, useEffect, useState } from 'react';
import type { Game, GameMay } from '#domain/games/game.ts';
import { isGameMuted, selectStage, type StageShows } from '#machines/games/gameBridge.selectors.ts';
import { reportTrouble } from '#machines/help/trouble.acts.ts';
import * as stageStyles from '../features/games/stage.css.ts';
import { useGameStage, type GameStage } from '../features/games/useGameStage.ts';
import { Veil } from '../features/games/Veil.tsx';
import { useView } from '../features/social/useView.ts';
import { useAct } from '../hooks/useAct.ts';
import { useApp } from '../hooks/useApp.ts';
import { useMedia } from '../hooks/useMedia.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import * as styles from './games.css.ts';
import { Pad } from './Pad.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useGamepad } from './useGamepad.ts';

/** GA-2, GA-9, GA-10: the stage of a game with what stands under it; a fault of the game stays inside it. */
export const Play = ({ game }: { readonly game: Game }) => {
  const t = useWords('games');
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const { stage, kept, member } = useGameStage(game, box);
  useView({ type: 'game', id: game.gameId });
  const hold = useCallback((held: number) => stage?.post({ type: 'portal.held', held }), [stage]);
  const pad = useGamepad(hold);
  const shows = useSelector(stage?.actor, (snapshot): StageShows => (snapshot ? selectStage(snapshot) : 'empty'));
  const troubled = useSelector(stage?.actor, (snapshot) => snapshot?.context.troubled ?? false);
  const runs = shows === 'running';
  // Keys are the game's as soon as it runs, and again after a rest.
  useEffect(() => {
    if (runs) box?.querySelector('iframe')?.focus({ preventScroll: true });
  }, [runs, box]);
  const upright = useMedia('(orientation: portrait)');
  const hint =
    game.orientation === 'landscape' && upright
      ? 'rotate'
      : game.orientation === 'portrait' && !upright
        ? 'rotateUp'
        : null;
  return (
    <section className={styles.main} aria-label={game.name}>
      <div className={styles.stage} data-part="stage" data-shows={shows}>
        <div ref={setBox} className={stageStyles.box} />
        <Veil stage={stage} shows={shows}>
          <Before game={game} stage={stage} />
        </Veil>
      </div>
      {hint && <p className={styles.fact}>{t(hint)}</p>}
      {game.pad.length > 0 && runs && <Pad buttons={game.pad} onHeld={hold} />}
      <div className={styles.bar} data-part="after" tabIndex={-1}>
        <div className={styles.barHead}>
          <h1>{game.name}</h1>
          <small className={styles.fact}>
            {[
              ...(game.publisher === '' ? [] : [t('by', { name: game.publisher })]),
              t('plays', { count: game.counters.plays }),
            ].join(' · ')}
          </small>
        </div>
        {stage && (shows === 'running' || shows === 'paused') && <Controls stage={stage} shows={shows} box={box} />}
        <Report game={game} shows={shows} />
      </div>
      <p className={styles.fact} role="status">
        {runs ? t('inside') : ''}
        {pad ? ` ${t('pad')}` : ''}
      </p>
      {stage && troubled && (runs || shows === 'paused') && <Troubled stage={stage} />}
      {stage && game.saves && <SaveBar {...{ game, stage, kept, member }} />}
    </section>
  );
};

interface BeforeProps {
  readonly game: Game;
  readonly stage: GameStage | null;
}
/** A game that was not begun. */
const Before = ({ game: { cover, may }, stage }: BeforeProps) => {
  const t = useWords('games');
  return (
    <>
      <img src={cover.url} width={160} height={160} alt="" />
      <Button tone="primary" size="l" disabled={!stage} onClick={() => void stage?.open()}>
        <Icon name="play" size={18} filled />
        {t('play')}
      </Button>
      {may && <May may={may} />}
    </>
  );
};

/** What an operator's game may do, before it is begun. */
const May = ({ may }: { readonly may: readonly GameMay[] }) => {
  const t = useWords('games');
  const list = may.map((one) => t(`may.${one}`)).join(', ');
  return <small>{may.length === 0 ? t('may.none') : t('may.fact', { list })}</small>;
};

interface ControlsProps {
  readonly stage: GameStage;
  readonly shows: StageShows;
  readonly box: HTMLElement | null;
}
const Controls = ({ stage: { actor }, shows, box }: ControlsProps) => {
  const t = useWords('games');
  const muted = useSelector(actor, isGameMuted);
  const running = shows === 'running';
  return (
    <>
      <Button onClick={() => actor.send({ type: running ? 'bridge.pause' : 'bridge.resume' })}>
        <Icon name={running ? 'pause' : 'play'} size={18} />
        {t(running ? 'pause' : 'resume')}
      </Button>
      <IconButton
        label={t(muted ? 'unmute' : 'mute')}
        onClick={() => actor.send({ type: muted ? 'bridge.unmute' : 'bridge.mute' })}
      >
        <Icon name={muted ? 'volume-x' : 'volume-2'} size={20} />
      </IconButton>
      <IconButton label={t('full')} onClick={() => void box?.parentElement?.requestFullscreen?.()}>
        <Icon name="maximize" size={20} />
      </IconButton>
      <IconButton label={t('leave')} onClick={() => actor.send({ type: 'bridge.close' })}>
        <Icon name="x" size={20} />
      </IconButton>
    </>
  );
};

/** GA-2: a game of others told that something of it failed; whether it goes on all the same only its player sees. */
const Troubled = ({ stage: { again } }: { readonly stage: GameStage }) => {
  const t = useWords('games');
  return (
    <div className={styles.bar} data-part="trouble">
      <span className={styles.fact} role="status">
        {t('trouble')}
      </span>
      <Button size="s" onClick={() => void again()}>
        {t('fault.again')}
      </Button>
    </div>
  );
};

/** GA-8: tells the operators that a game does not work. */
const Report = ({ game: { gameId }, shows }: { readonly game: Game; readonly shows: StageShows }) => {
  const t = useWords('games');
  const { clock } = useApp();
  const notify = useNotify();
  const report = useAct(reportTrouble, { done: () => notify('success', t('reported')) });
  return (
    <IconButton
      label={t('report')}
      onClick={() =>
        void report.press({
          ...{ traceId: clock.id().slice(0, 20), machine: 'gameBridge', state: shows },
          ...{ event: `game:${gameId}`, err: 'broken' },
        })
      }
    >
      <Icon name="flag" size={20} />
    </IconButton>
  );
};
