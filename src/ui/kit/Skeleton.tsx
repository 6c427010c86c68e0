import { block, list, strut } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Of the content that will stand there; a number is CSS pixels. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly round?: boolean;
}

/** One raised block where something will stand, of exactly its size, which a drawing has as attributes: the origin's policy refuses styles in its HTML. */
export const Skeleton = ({ width = '100%', height = 14, round }: SkeletonProps) => (
  <svg className={block} data-round={round || undefined} width={width} height={height} aria-hidden="true" />
);

/** Rows of one height, such as a list that is coming. */
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
