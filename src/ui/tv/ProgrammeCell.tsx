import type { ReactNode } from 'react';
import type { Programme } from '#domain/tv/programme.ts';
import { cell } from './cell.css.ts';

interface ProgrammeCellProps {
  readonly programme: Programme;
  readonly on?: boolean;
  /** When it is, or where. */
  readonly children: ReactNode;
  readonly onOpen: () => void;
}

/** A programme of a list, to be opened. */
export const ProgrammeCell = ({ programme: { title, category }, on = false, children, onOpen }: ProgrammeCellProps) => (
  <button
    className={cell}
    type="button"
    data-category={category ?? 'other'}
    data-now={on || undefined}
    onClick={onOpen}
  >
    <b>{title}</b>
    <span>{children}</span>
  </button>
);
