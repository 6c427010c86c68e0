import type { ReactNode } from 'react';
import type { Fixture } from '#domain/football/fixture.ts';
import { fixturePath } from '#domain/football/footballPaths.ts';
import { Link } from '../../kit/Link.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';

interface MatchLinkProps {
  readonly fixture: Pick<Fixture, 'slug' | 'fixtureId' | 'leagueId'>;
  readonly className: string;
  /** What it says of the match, where its content does not. */
  readonly title: string;
  readonly children?: ReactNode;
}

/** The way to another match. */
export const MatchLink = ({ fixture, className, title, children }: MatchLinkProps) => (
  <Link to={fixturePath(fixture)} className={className} title={title}>
    {children}
    <VisuallyHidden>{title}</VisuallyHidden>
  </Link>
);
