import type { ReactNode } from 'react';
import { isMissing } from '#ports/failure.ts';
import type { Seen } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Empty } from '../../kit/Empty.tsx';
import { SkeletonRows } from '../../kit/Skeleton.tsx';
import { SectionBody } from '../matchSections/SectionFrame.tsx';
import type { Kind } from './CompareFrame.tsx';
import * as styles from './columns.css.ts';

interface CompareBodyProps<A> {
  readonly kind: Kind;
  readonly seen: Seen<A>;
  readonly children: (comparison: A) => ReactNode;
}

/** A comparison, or why there is none: an address that names nobody, or a source without figures, is no error. */
export const CompareBody = <A,>({ kind, seen, children }: CompareBodyProps<A>) => {
  const t = useWords('compare');
  if (!seen.value && isMissing(seen.failure)) return <Empty fact={t('missingFact')}>{t(`missing.${kind}`)}</Empty>;
  return (
    <div className={styles.state}>
      <SectionBody seen={seen} failed={t('failedAll')} loading={<SkeletonRows rows={10} height={40} />}>
        {children}
      </SectionBody>
    </div>
  );
};
