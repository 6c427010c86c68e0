import { memo, useId } from 'react';
import { crestDivisions, crestOutlines } from '#domain/match/crestArt.ts';
import { crestPlan } from '#domain/match/crest.ts';
import type { Side } from '#domain/match/match.ts';
import { crest, edge, fill, initials } from './Crest.css.ts';

export interface CrestProps {
  readonly side: Pick<Side, 'name' | 'logo' | 'colours'>;
  /** In CSS pixels; from 32 on it shows initials. */
  readonly size: number;
}

/**
 * A team's crest: generated as its logo says, or the operator's picture. It has no alternative text, because the name
 * is beside it.
 */
export const Crest = memo(({ side, size }: CrestProps) => {
  const id = useId();
  if (side.logo !== '' && !side.logo.startsWith('/crests/'))
    return <img className={crest} src={side.logo} width={size} height={size} alt="" loading="lazy" decoding="async" />;
  const plan = crestPlan(side);
  const outline = crestOutlines[plan.shape]!;
  const letters = size >= 32 && plan.initials !== '';
  return (
    <svg className={crest} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h64v64H0z" fill={plan.colours[0]} />
        <path d={crestDivisions[plan.division]!} fill={plan.colours[1]} />
        {letters && (
          <>
            <path d="M0 21h64v22H0z" fill={plan.colours[0]} />
            <text
              className={initials}
              x="32"
              y="39"
              textAnchor="middle"
              fontSize={plan.initials.length > 2 ? 16 : 19}
              fill={plan.ink}
            >
              {plan.initials}
            </text>
          </>
        )}
      </g>
      <path d={outline} fill="none" stroke="#8a968f" strokeWidth={size < 32 ? 3.4 : 2.4} />
    </svg>
  );
});

/**
 * A bar in a team's colour. The colour is an SVG attribute, because the Content-Security-Policy forbids inline styles
 * in the origin's HTML. `className` sets the size.
 */
export const Edge = ({ side, className }: { readonly side: Pick<Side, 'colours'>; readonly className: string }) => (
  <i className={`${edge} ${className}`} aria-hidden="true">
    <svg className={fill}>
      <rect width="100%" height="100%" fill={side.colours?.[0] ?? 'none'} />
    </svg>
  </i>
);
