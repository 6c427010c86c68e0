import type { ReactNode } from 'react';
import { liveBadge } from './LiveBadge.css.ts';

/** The mark of live content: a dot and a word, never colour alone. Grey when `behind` the live edge. */
export const LiveBadge = ({
  small,
  behind,
  children,
}: {
  readonly small?: boolean;
  readonly behind?: boolean;
  readonly children: ReactNode;
}) => (
  <span className={liveBadge} data-small={small || undefined} data-behind={behind || undefined}>
    {children}
  </span>
);
