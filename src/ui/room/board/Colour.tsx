import { colour } from './Colour.css.ts';

/** A square in a team's colour: an attribute of a drawing, which the policy lets pass in painted pages. */
export const Colour = ({ fill, size }: { readonly fill: string; readonly size: number }) => (
  <svg className={colour} width={size} height={size} aria-hidden="true">
    <rect width={size} height={size} rx="2" fill={fill} />
  </svg>
);
