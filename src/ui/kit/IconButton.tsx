import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> {
  /** The accessible name, also shown on hover. */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon: 40 px, and 44 px on touch screens. */
export const IconButton = ({ label, children, type = 'button', ...rest }: IconButtonProps) => (
  <button className={iconButton} type={type} aria-label={label} title={label} {...rest}>
    {children}
  </button>
);
