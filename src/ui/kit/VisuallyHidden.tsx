import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Text for screen readers only. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={visuallyHidden}>{children}</span>
);
