import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { button } from './Button.css.ts';
import { Rows } from './Rows.tsx';

export type ButtonTone = 'primary' | 'quiet' | 'plain' | 'live' | 'danger' | 'board';
export type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  readonly tone?: ButtonTone;
  /** 32, 40 or 48 px high. */
  readonly size?: ButtonSize;
}

/** The look of a button for another element, such as a link. */
export const buttonLook = ({ tone = 'quiet', size = 'm' }: ButtonLook = {}) => ({
  className: button,
  'data-tone': tone,
  'data-size': size,
});

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Keeps the width, shows the loading animation and ignores presses. */
  readonly busy?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const Button = ({ tone, size, busy, children, onClick, type = 'button', ...rest }: ButtonProps) => (
  <button
    {...buttonLook({ ...(tone && { tone }), ...(size && { size }) })}
    type={type}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    {...rest}
  >
    {busy && <Rows size={18} loading />}
    {children}
  </button>
);
