import type { ReactNode } from 'react';
import type { Ports } from '#machines/resource/ports.ts';
import type { Resource } from '#machines/resource/resources.ts';
import { useResource } from '../hooks/useResource.ts';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import * as styles from './Loaded.css.ts';

interface LoadedProps<A> {
  readonly resource: Resource<Ports, { readonly fixtureId: string }, A>;
  readonly fixtureId: string;
  /** Rows of the skeleton and how high each is, in CSS pixels. */
  readonly rows: number;
  readonly rowHeight: number;
  readonly children: (value: A) => ReactNode;
}

/** What a tab shows once its data is here; its skeleton and its failure before. */
export const Loaded = <A,>({ resource, fixtureId, rows, rowHeight, children }: LoadedProps<A>) => {
  const input = { fixtureId };
  const { value, failure, busy, retry } = useResource(resource, input);
  if (failure && !value)
    return (
      <div className={styles.inset}>
        <Failed failure={failure} onRetry={retry} busy={busy} />
      </div>
    );
  if (!value)
    return (
      <div className={styles.inset}>
        <SkeletonRows rows={rows} height={rowHeight} />
      </div>
    );
  return children(value);
};
