import { useRef } from 'react';
import { useCentred } from '../hooks/useCentred.ts';
import { Icon, type IconName } from './Icon.tsx';
import { Link } from './Link.tsx';
import { item, nav } from './SectionNav.css.ts';

export interface SectionLink {
  /** A path without language prefix. */
  readonly to: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Number of waiting items; 0 is not shown. */
  readonly count?: number;
  readonly current: boolean;
}

export interface SectionNavProps {
  readonly label: string;
  readonly links: readonly SectionLink[];
  /** Beside the content where there is space; a row above it otherwise. */
  readonly beside?: boolean;
}

/** The sections of a page, each with its own address. */
export const SectionNav = ({ label, links, beside }: SectionNavProps) => {
  const place = useRef<HTMLElement>(null);
  const current = links.find((link) => link.current)?.to;
  useCentred(place, current ?? '');
  return (
    <nav className={nav} ref={place} aria-label={label} data-beside={beside || undefined}>
      {links.map((link) => (
        <Link key={link.to} className={item} to={link.to} aria-current={link.current ? 'page' : undefined}>
          {link.icon && <Icon name={link.icon} size={18} />}
          {link.label}
          {link.count !== undefined && link.count > 0 && <small>{link.count}</small>}
        </Link>
      ))}
    </nav>
  );
};
