import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { stub } from './Stub.css.ts';

/** The button of a booked match: a small ticket stub. */
export const Stub = ({
  children,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { readonly children: ReactNode }) => (
  <button className={stub} type="button" {...rest}>
    {children}
  </button>
);
