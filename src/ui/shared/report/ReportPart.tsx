import { Suspense } from 'react';
import { lazyPart } from '../../kit/lazyPart.tsx';
import type { ReportSheetProps } from './ReportSheet.tsx';

const Loaded = lazyPart(() => import('./ReportSheet.tsx'));

/** The dialog that reports something, loaded when it is asked for. */
export const ReportPart = (props: ReportSheetProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
