import type { Room } from '#domain/match/match.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { SkeletonRows } from '../../../kit/Skeleton.tsx';
import { useBoard } from '../../../hooks/useBoard.ts';
import { Guesses } from './Guesses.tsx';
import { Hands } from './Hands.tsx';
import { Road } from './Road.tsx';
import * as styles from './CasinoBoard.css.ts';

const PHONE_COLUMNS = 12;

export const TableName = () => useWords('board')('table');

/** What the stand guesses, then the rules of the table; on a phone first what its board has no room for: the cards and the road. */
export const CasinoPanel = ({ room }: { readonly room: Pick<Room, 'fixtureId'> }) => {
  const t = useWords('board');
  const board = useBoard('casino', room.fixtureId);
  if (!board)
    return (
      <div className={styles.panel}>
        <SkeletonRows rows={6} height={40} />
      </div>
    );
  return (
    <div className={styles.panel}>
      <div className={styles.phoneOnly}>
        <div className={styles.table} data-theme="dark">
          <Hands board={board} height={40} />
        </div>
        <div className={styles.table} data-theme="dark">
          <Road road={board.road} columns={PHONE_COLUMNS} size={25} />
        </div>
      </div>
      {board.state !== 'over' && <Guesses fixtureId={room.fixtureId} board={board} />}
      <section className={styles.rules}>
        <h2>{t('casinoRules.title')}</h2>
        <p>{t('casinoRules.points')}</p>
        <p>{t('casinoRules.natural')}</p>
        <p>{t('casinoRules.playerThird')}</p>
        <p>{t('casinoRules.bankerThird')}</p>
        <p className={styles.watch}>{t('casinoRules.watch')}</p>
      </section>
    </div>
  );
};
