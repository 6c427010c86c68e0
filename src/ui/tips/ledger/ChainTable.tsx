import type { ChainCell } from '#domain/tips/chain.ts';
import { seqText } from '#domain/tips/tipView.ts';
import { useWords } from '../../hooks/useWords.ts';
import { table } from './LedgerChain.css.ts';
import { lookOf } from './LedgerChain.tsx';

/** What the cells say, as text. */
export const ChainTable = ({
  cells,
  tornAt,
}: {
  readonly cells: readonly ChainCell[];
  readonly tornAt: number | null;
}) => {
  const t = useWords('ledger');
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{t('row')}</th>
          <th scope="col">{t('result')}</th>
        </tr>
      </thead>
      <tbody>
        {cells.map((cell, i) => (
          <tr key={cell.tipId}>
            <th scope="row">{seqText(cell.seq)}</th>
            <td>
              {t(`state.${lookOf(cell)}`)}
              {i === tornAt && ` · ${t('tornHere')}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
