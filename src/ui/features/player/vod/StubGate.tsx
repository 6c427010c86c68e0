import { Suspense, useSyncExternalStore } from 'react';
import { useApp } from '../../../hooks/useApp.ts';
import { lazyPart } from '../../../kit/lazyPart.tsx';

const StubBar = lazyPart(() => import('./StubBar.tsx'));
const nothing = () => null;

/** Rendered once, beside the routes: there are stubs only after a film was opened. */
export const StubGate = () => {
  const { live } = useApp();
  const opened = useSyncExternalStore(live.subscribe, live.now, nothing);
  return opened ? <Opened of={opened.vod} /> : null;
};

const Opened = ({ of }: { readonly of: NonNullable<ReturnType<ReturnType<typeof useApp>['live']['now']>>['vod'] }) => {
  const vod = useSyncExternalStore(of.subscribe, of.now, nothing);
  return vod ? (
    <Suspense>
      <StubBar vod={vod} />
    </Suspense>
  ) : null;
};
