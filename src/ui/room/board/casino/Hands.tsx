import { tablePoints, type CasinoBoard } from '#domain/match/board/casino.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { figure } from '../../../kit/Figure.css.ts';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { BeadMark } from '../../../shared/Bead.tsx';
import { CardFace } from './CardFace.tsx';
import * as styles from './CasinoBoard.css.ts';

/** Both hands as they lie, and their points. */
export const Hands = ({ board, height }: { readonly board: CasinoBoard; readonly height: number }) => {
  const t = useWords('board');
  const [banker, player] = tablePoints(board);
  const begun = board.player.length > 0;
  const cards = (side: 'banker' | 'player') => (
    <span className={styles.cards}>
      {board[side].map((card, i) => (
        <CardFace key={i} card={card} height={height} />
      ))}
    </span>
  );
  return (
    <div className={styles.hands}>
      <div className={styles.hand} data-side="banker">
        {cards('banker')}
        <span>{t('banker')}</span>
        <BeadMark end="banker" size={24} />
      </div>
      <div className={`${figure} ${styles.points}`} aria-hidden="true">
        <b data-more={(begun && banker >= player) || undefined}>{begun ? banker : ''}</b>
        <i>–</i>
        <b data-more={(begun && player >= banker) || undefined}>{begun ? player : ''}</b>
      </div>
      <div className={styles.hand}>
        <BeadMark end="player" size={24} />
        <span>{t('player')}</span>
        {cards('player')}
      </div>
      {begun && <VisuallyHidden>{t('handsSaid', { banker, player })}</VisuallyHidden>}
    </div>
  );
};
