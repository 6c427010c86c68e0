import { useId } from 'react';

interface BallProps {
  readonly colour: string;
  /** In CSS pixels. */
  readonly size: number;
  /** Where its middle stands in a drawing, in per cent. */
  readonly x?: number;
  /** Drawn with a ring: the first. */
  readonly lit?: boolean;
}

/** A marble of glass. */
export const Ball = ({ colour, size, x, lit = false }: BallProps) => {
  const id = useId();
  const place = x === undefined ? {} : { x: `${x}%`, y: '50%', overflow: 'visible' };
  const moved = x === undefined ? undefined : `translate(${-size / 2} ${-size / 2})`;
  return (
    <svg {...place} width={size} height={size} viewBox={x === undefined ? '0 0 22 22' : undefined} aria-hidden="true">
      <radialGradient id={id} cx=".35" cy=".3" r=".8">
        <stop offset="0" stopColor="#fff" />
        <stop offset=".28" stopColor={colour} />
        <stop offset="1" stopColor={colour} stopOpacity=".62" />
      </radialGradient>
      <g transform={moved && `${moved} scale(${size / 22})`}>
        {lit && <circle cx="11" cy="11" r="12.5" fill="none" stroke="#c9f66b" strokeWidth="2" />}
        <circle cx="11" cy="11" r="10" fill="#05080a" />
        <circle cx="11" cy="11" r="10" fill={`url(#${id})`} />
      </g>
    </svg>
  );
};
