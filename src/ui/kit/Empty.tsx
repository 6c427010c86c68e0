import type { ReactNode } from 'react';
import { Mark } from './Mark.tsx';
import { Notice } from './Notice.tsx';
import { sign } from './Notice.css.ts';

export interface EmptyProps {
  /** One sentence on what is not there. */
  readonly children: ReactNode;
  /** What there is instead. */
  readonly fact?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

/** Nothing to show, and where to go from here. */
export const Empty = ({ children, fact, action }: EmptyProps) => (
  <Notice
    sign={
      <span className={sign}>
        <Mark size={44} />
      </span>
    }
    title={children}
    fact={fact}
    action={action}
  />
);
