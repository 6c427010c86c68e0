import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { iconButton } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'> {
  /** What it does, for those who do not see the icon; also shown on hover. */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that is an icon alone: 40 px, 44 where fingers press. */
export const IconButton = ({ label, children, type = 'button', ...rest }: IconButtonProps) => (
  <button className={iconButton} type={type} aria-label={label} title={label} {...rest}>
    {children}
  </button>
);
