import { memo, useId } from 'react';
import { crestPlan } from '#domain/match/crest.ts';
import type { Side } from '#domain/match/match.ts';
import { crest, initials } from './Crest.css.ts';

const shapes = [
  'M8 5h48v27c0 15-11 23-24 28C19 55 8 47 8 32Z',
  'M32 3 58 10v22c0 16-12 24-26 29C18 56 6 48 6 32V10Z',
  'M32 3a29 29 0 1 1 0 58 29 29 0 0 1 0-58Z',
  'M6 8c9 3 17 1 26-4 9 5 17 7 26 4v24c0 15-12 24-26 29C18 56 6 47 6 32Z',
  'M32 3 57 17v30L32 61 7 47V17Z',
  'M7 5h50v56L32 50 7 61Z',
];
const divisions = [
  '',
  'M32 0h32v64H32z',
  'M11 0h9v64h-9zM28 0h9v64h-9zM45 0h9v64h-9z',
  'M-4 10 10-4 68 54 54 68Z',
  'M0 42h64v24H0z',
  'M0 12h64v8H0zM0 30h64v8H0zM0 48h64v8H0z',
  'M32 18 68 46v16L32 34-4 62V46Z',
  'M0 0h32v32H0zM32 32h32v32H32z',
  'M26 0h12v64H26zM0 22h64v12H0z',
  'M0 0h64v20H0z',
];

export interface CrestProps {
  readonly side: Pick<Side, 'name' | 'logo' | 'colours'>;
  /** In CSS pixels; initials stand on it from 32. */
  readonly size: number;
}

/** A team's crest: drawn from its name and colours, or the picture that the operator gave. The name stands beside it in words. */
export const Crest = memo(({ side, size }: CrestProps) => {
  const id = useId();
  if (side.logo !== '' && !side.logo.startsWith('/crests/'))
    return <img className={crest} src={side.logo} width={size} height={size} alt="" loading="lazy" decoding="async" />;
  const plan = crestPlan(side);
  const outline = shapes[plan.shape]!;
  const letters = size >= 32 && plan.initials !== '';
  return (
    <svg className={crest} viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0h64v64H0z" fill={plan.colours[0]} />
        <path d={divisions[plan.division]!} fill={plan.colours[1]} />
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
