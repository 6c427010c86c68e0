import type { ReactNode } from 'react';
import { Mark } from './Mark.tsx';
import { Notice } from './Notice.tsx';
import { sign } from './Notice.css.ts';

export interface EmptyProps {
  /** One sentence on what is missing. */
  readonly children: ReactNode;
  /** A detail. */
  readonly fact?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

/** An empty state, with a way to continue. */
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
