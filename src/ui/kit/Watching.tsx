import { kmCount } from '#domain/shared/count.ts';
import { audienceRows } from '../shared/audienceRows.ts';
import { Rows } from './Rows.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { watching } from './Watching.css.ts';

export interface WatchingProps {
  readonly count: number;
  /** The count in a sentence, "15.3K đang xem": for screen readers, and visible if `full`. */
  readonly label: string;
  readonly full?: boolean;
}

/** Number of viewers, as rows and a short number; the exact number is in the title. */
export const Watching = ({ count, label, full }: WatchingProps) => (
  <span className={watching} title={String(count)}>
    <Rows lit={audienceRows(count)} size={13} />
    {full ? (
      label
    ) : (
      <>
        <span aria-hidden="true">{kmCount(count)}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    )}
  </span>
);
