import { block, list, strut } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** The size of the content that is loading; a number is CSS pixels. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly round?: boolean;
}

/**
 * A placeholder block of exactly the content's size. The size is an SVG attribute, because the Content-Security-Policy
 * forbids inline styles in the origin's HTML.
 */
export const Skeleton = ({ width = '100%', height = 14, round }: SkeletonProps) => (
  <svg className={block} data-round={round || undefined} width={width} height={height} aria-hidden="true" />
);

/** Rows of one height, for a list that is loading. */
export const SkeletonRows = ({ rows, height = 44 }: { readonly rows: number; readonly height?: number }) => (
  <div className={list} aria-hidden="true">
    {Array.from({ length: rows }, (_, i) => (
      <div key={i}>
        <svg className={strut} height={height} />
        <Skeleton width={`${72 - ((i * 17) % 38)}%`} />
      </div>
    ))}
  </div>
);
