import { chipLook } from './Chip.tsx';
import { chips } from './ChipNav.css.ts';
import { Link } from './Link.tsx';

interface ChipNavProps {
  readonly label: string;
  readonly links: readonly { readonly to: string; readonly label: string; readonly current: boolean }[];
}

/** Filters and orders of a list, each with its own address. */
export const ChipNav = ({ label, links }: ChipNavProps) => (
  <nav className={chips} aria-label={label}>
    {links.map(({ to, label: name, current }) => (
      <Link key={to} to={to} aria-current={current ? 'page' : undefined} {...chipLook(current)}>
        {name}
      </Link>
    ))}
  </nav>
);
