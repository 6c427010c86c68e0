import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import * as styles from './ChartTable.css.ts';

interface ChartTableProps {
  /** Names the table. */
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of each names the row. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** What the button says, closed and open; "show table" by default. */
  readonly say?: readonly [closed: string, open: string];
}

/** What a chart shows, as a table behind a button. */
export const ChartTable = ({ caption, head, rows, say }: ChartTableProps) => {
  const t = useWords('matchSections');
  const [open, setOpen] = useState(false);
  const id = useId();
  const [closed, opened] = say ?? [t('table'), t('hideTable')];
  return (
    <>
      <button
        className={styles.button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? opened : closed}
        <Icon name={open ? 'chevron-up' : 'chevron-down'} />
      </button>
      <div id={id} hidden={!open}>
        {open && <DataTable {...{ caption, head, rows }} />}
      </div>
    </>
  );
};

/** A table of figures; it can be scrolled sideways where it is wider than its place. */
export const DataTable = ({ caption, head, rows }: Omit<ChartTableProps, 'say'>) => (
  // It is scrolled by keys only if it takes the focus.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles.wide} role="region" aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], i) => (
          <tr key={i}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
