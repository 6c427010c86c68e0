import { marblesIn, type MarbleBoard } from '#domain/match/board/marble.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { figure } from '../../../kit/Figure.css.ts';
import { Ball } from '../../../shared/Ball.tsx';
import { cut } from '../../../theme/text.css.ts';
import * as styles from './MarblePanel.css.ts';

/** Places of a heat that are shown. */
const SHOWN = 3;

/** Who came first, second and third in each heat that is over, the latest heat first. */
export const HeatResults = ({ board }: { readonly board: MarbleBoard }) => {
  const t = useWords('board');
  const { results = [], heats } = board;
  if (results.length === 0) return null;
  const marbles = marblesIn(board);
  return (
    <table className={`${styles.table} ${styles.heats}`}>
      <caption className={styles.caption}>{t('heatsDone', { done: results.length, heats })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('heatNumber')}</th>
          {Array.from({ length: SHOWN }, (_, i) => (
            <th key={i} scope="col">
              {t('placed', { place: i + 1 })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {results.toReversed().map(({ heat, order }) => (
          <tr key={heat}>
            <th scope="row" className={`${figure} ${styles.place}`}>
              {heat}
            </th>
            {Array.from({ length: SHOWN }, (_, i) => {
              const marble = marbles.get(order[i] ?? '');
              return (
                <td key={i}>
                  {marble && (
                    <span className={styles.named}>
                      <Ball colour={marble.colour} size={20} />
                      <span className={cut}>{marble.name}</span>
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
