import type { Side } from '#domain/match/match.ts';
import { edge, fill } from './Edge.css.ts';

/** A bar in a team's colour, which a drawing can have as an attribute: the origin's policy refuses styles in its HTML. `className` gives the size. */
export const Edge = ({ side, className }: { readonly side: Pick<Side, 'colours'>; readonly className: string }) => (
  <i className={`${edge} ${className}`} aria-hidden="true">
    <svg className={fill}>
      <rect width="100%" height="100%" fill={side.colours?.[0] ?? 'none'} />
    </svg>
  </i>
);
