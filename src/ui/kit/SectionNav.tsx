import { useEffect, useRef } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import { Link } from './Link.tsx';
import { item, nav } from './SectionNav.css.ts';

export interface SectionLink {
  /** A path without language prefix. */
  readonly to: string;
  readonly label: string;
  readonly icon?: IconName;
  /** How much waits there; 0 is not told. */
  readonly count?: number;
  readonly current: boolean;
}

export interface SectionNavProps {
  readonly label: string;
  readonly links: readonly SectionLink[];
  /** Stands beside the content where there is room; a row above it otherwise. */
  readonly beside?: boolean;
}

/** The sections of one page, each with an address of its own. */
export const SectionNav = ({ label, links, beside }: SectionNavProps) => {
  const place = useRef<HTMLElement>(null);
  const current = links.find((link) => link.current)?.to;
  useEffect(() => {
    place.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
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
