import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { chip } from './Chip.css.ts';

/** The look of a chip, for a link. */
export const chipLook = (on: boolean) => ({ className: chip, 'data-on': on || undefined });

export interface ChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly on: boolean;
  readonly count?: number;
  readonly children: ReactNode;
}

/** A filter that is on or off. */
export const Chip = ({ on, count, children, ...rest }: ChipProps) => (
  <button {...chipLook(on)} type="button" aria-pressed={on} {...rest}>
    {children}
    {count !== undefined && <small>{count}</small>}
  </button>
);
