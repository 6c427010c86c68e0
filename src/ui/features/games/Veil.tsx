import type { ReactNode } from 'react';
import type { StageShows } from '#machines/games/gameBridge.selectors.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Rows } from '../../kit/Rows.tsx';
import * as styles from './stage.css.ts';
import type { GameStage } from './useGameStage.ts';

interface VeilProps {
  readonly stage: GameStage | null;
  readonly shows: StageShows;
  /** What stands there before the game is begun. */
  readonly children?: ReactNode;
}
/** What lies over a game's frame while it does not run: that it comes, rests, or failed. */
export const Veil = ({ stage, shows, children }: VeilProps) => {
  const t = useWords('games');
  const fault = useSelector(stage?.actor, (snapshot) => snapshot?.context.fault ?? null);
  const done = useSelector(stage?.actor, (snapshot) => snapshot?.context.done ?? 0);
  if (shows === 'running' || shows === 'hidden') return null;
  if (shows === 'broken' && fault)
    return (
      <div className={styles.veil} role="alert">
        <b>{t(`fault.${fault}`)}</b>
        <span>{t('fault.fact')}</span>
        <Button tone="primary" onClick={() => stage?.actor.send({ type: 'bridge.retry' })}>
          {t('fault.again')}
        </Button>
      </div>
    );
  if (shows === 'paused')
    return (
      <div className={styles.veil}>
        <b>{t('paused')}</b>
        <Button tone="primary" onClick={() => stage?.actor.send({ type: 'bridge.resume' })}>
          {t('resume')}
        </Button>
      </div>
    );
  if (shows === 'loading' || shows === 'slow')
    return (
      <div className={styles.veil} role="status">
        <Rows size={24} loading />
        <span>{t(shows === 'slow' ? 'slow' : 'loading')}</span>
        {done > 0 && <Figure size={18}>{`${Math.round(done * 100)}%`}</Figure>}
      </div>
    );
  return <div className={styles.veil}>{children}</div>;
};
