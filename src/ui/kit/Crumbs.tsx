import { Fragment } from 'react';
import { crumbs } from './Crumbs.css.ts';
import { Link } from './Link.tsx';

interface CrumbsProps {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** NE-1: the way to a page, as its address. */
export const Crumbs = ({ label, links }: CrumbsProps) => (
  <nav className={crumbs} aria-label={label}>
    {links.map(({ to, label: name }, i) => (
      <Fragment key={to}>
        {i > 0 && <span aria-hidden="true">›</span>}
        <Link to={to}>{name}</Link>
      </Fragment>
    ))}
  </nav>
);
