import { memo, useId } from 'react';
import { seatRow, type CrowdRow } from './crowd.ts';
import { frontRow } from './FrontRow.css.ts';

const WIDTH = 1480;

const Row = ({
  row,
  fill,
  rim,
  rimWidth,
}: {
  readonly row: CrowdRow;
  readonly fill: string;
  readonly rim: string;
  readonly rimWidth: number;
}) => (
  <>
    <g fill="none" stroke={rim} strokeWidth={rimWidth}>
      <path d={row.bodies.join('')} />
      {row.arms.map(({ path, width }) => (
        <path key={path} d={path} strokeWidth={width + rimWidth} strokeLinecap="round" strokeLinejoin="round" />
      ))}
    </g>
    <path d={row.bodies.join('')} className={fill} />
    <g fill="none">
      {row.arms.map(({ path, width }) => (
        <path
          key={path}
          d={path}
          className={`${fill} ${frontRow.arm}`}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </g>
  </>
);

const seated = new Map<number, readonly [CrowdRow, CrowdRow]>();
const rowsFor = (height: number, step: number): readonly [CrowdRow, CrowdRow] => {
  let rows = seated.get(height);
  if (!rows) {
    rows = [seatRow(WIDTH, height, step * 0.74, 77, 0), seatRow(WIDTH, height, step, 1239, height * 0.26)];
    seated.set(height, rows);
  }
  return rows;
};

/** The two nearest rows of spectators in silhouette, with a thin bright rim. Heights in CSS pixels. */
export default memo(({ height, step }: { readonly height: number; readonly step: number }) => {
  const id = useId();
  const [back, near] = rowsFor(height, step);
  return (
    <svg
      className={frontRow.svg}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={height}>
          <stop offset="0" stopColor="#e2f8d2" stopOpacity=".7" />
          <stop offset=".82" stopColor="#e2f8d2" stopOpacity=".04" />
        </linearGradient>
      </defs>
      <Row row={back} fill={frontRow.back} rim={`url(#${id})`} rimWidth={1.6} />
      <path className={frontRow.back} d={`M0 ${height * 0.76}H${WIDTH}V${height}H0Z`} />
      <Row row={near} fill={frontRow.near} rim={`url(#${id})`} rimWidth={2} />
    </svg>
  );
});
