import { useRef } from 'react';
import type { Game } from '#domain/games/game.ts';
import { GAMES } from '#domain/games/game.ts';
import type { KeeperNews } from '#machines/games/gameKeeper.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import * as styles from './games.css.ts';
import type { GameStage } from '../features/games/useGameStage.ts';

interface SaveBarProps {
  readonly game: Game;
  readonly stage: GameStage;
  readonly kept: KeeperNews;
  readonly member: boolean;
}

/** GA-4: whether the state is kept; two that differ are decided about by hand; it goes out as a file and comes back. */
export const SaveBar = ({ game, stage: { keeper, again }, kept, member }: SaveBarProps) => {
  const t = useWords('games');
  const { savedAt, conflict, guests } = kept;
  const notify = useNotify();
  const file = useRef<HTMLInputElement>(null);
  if (conflict)
    return (
      <div className={styles.board} role="alert">
        <b>{t(guests ? 'conflictGuest' : 'conflict')}</b>
        <span className={styles.fact}>{t('conflictFact')}</span>
        <div className={styles.bar}>
          <Button tone="primary" onClick={() => void keeper.keepMine()}>
            {t('keepMine')}
          </Button>
          <Button
            onClick={() => {
              keeper.takeTheirs();
              void again();
            }}
          >
            {t(guests ? 'takeMembers' : 'takeTheirs')}
          </Button>
        </div>
      </div>
    );
  const exportSave = () => {
    const data = keeper.last();
    if (data === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([JSON.stringify({ gameId: game.gameId, data })], { type: 'application/json' }),
    );
    link.download = `${game.gameId}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const importSave = async (chosen: File) => {
    const data = chosen.size > 2 * GAMES.saveBytes ? null : savedIn(await chosen.text(), game.gameId);
    if (data === null) return notify('error', t('importBad'));
    keeper.save(data);
    await keeper.keepMine();
    await again();
  };
  return (
    <div className={styles.bar}>
      <span className={styles.fact} role="status">
        {savedAt === null ? '' : t(member ? 'saved' : 'savedHere')}
      </span>
      <Button size="s" onClick={exportSave}>
        {t('exportSave')}
      </Button>
      <Button size="s" onClick={() => file.current?.click()}>
        {t('importSave')}
      </Button>
      <input
        ref={file}
        type="file"
        accept="application/json"
        hidden
        aria-label={t('importSave')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void importSave(chosen);
        }}
      />
    </div>
  );
};

/** The state in a file that was written here for this game; null for anything else. */
const savedIn = (text: string, gameId: string): string | null => {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null || !('gameId' in read) || !('data' in read)) return null;
    return read.gameId === gameId && typeof read.data === 'string' ? read.data : null;
  } catch {
    return null;
  }
};
