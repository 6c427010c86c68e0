import type { ReactNode } from 'react';
import { Link } from '../../kit/Link.tsx';
import { heading } from './TeamScreen.css.ts';

interface HeadingProps {
  readonly children: ReactNode;
  /** Smaller, beside the heading. */
  readonly note?: ReactNode;
  /** Where all of it is. */
  readonly to?: string;
  readonly all?: string;
}

/** The heading of a part of a page. */
export const Heading = ({ children, note, to, all }: HeadingProps) => (
  <div className={heading}>
    <h2>{children}</h2>
    {note !== undefined && <small>{note}</small>}
    {to !== undefined && <Link to={to}>{all}</Link>}
  </div>
);
