import { Suspense, type ReactNode } from 'react';
import type { Ports } from '#machines/resource/ports.ts';
import type { Resource } from '#machines/resource/resources.ts';
import type { PictureKind } from '#machines/timeline/pictured.ts';
import { usePictured } from '../hooks/usePictured.ts';
import { useResource } from '../hooks/useResource.ts';
import { Failed } from '../kit/Failed.tsx';
import { SkeletonRows } from '../kit/Skeleton.tsx';
import * as styles from './Loaded.css.ts';

interface LoadedProps<A> {
  readonly resource: Resource<Ports, { readonly fixtureId: string }, A>;
  readonly fixtureId: string;
  /** B1: what of it follows the picture. */
  readonly pictured?: PictureKind;
  /** Number of the skeleton's rows and the height of each, in CSS pixels. */
  readonly rows: number;
  readonly rowHeight: number;
  /** `oldSince` is when it was received, if it could not be loaded again. */
  readonly children: (value: A, oldSince: number | null) => ReactNode;
}

/** The content of a tab: its skeleton or failure until its data and code are loaded. */
export const Loaded = <A,>({ resource, fixtureId, pictured, rows, rowHeight, children }: LoadedProps<A>) => {
  const input = { fixtureId };
  const { value: latest, failure, busy, retry, receivedAt } = useResource(resource, input);
  const then = usePictured(pictured ?? null, fixtureId);
  const value = then === undefined ? latest : (then as A | null);
  if (failure && !value)
    return (
      <div className={styles.inset}>
        <Failed failure={failure} onRetry={retry} busy={busy} />
      </div>
    );
  const skeleton = (
    <div className={styles.inset}>
      <SkeletonRows rows={rows} height={rowHeight} />
    </div>
  );
  return value ? <Suspense fallback={skeleton}>{children(value, failure ? receivedAt : null)}</Suspense> : skeleton;
};
