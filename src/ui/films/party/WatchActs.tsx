import { Suspense, useState } from 'react';
import type { VodItem } from '#domain/vod/vod.ts';
import type { Vod } from '../../app/vod.ts';
import { useOwnLayer } from '../../hooks/useLayer.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';

const StartSheet = lazyPart(() => import('./StartSheet.tsx'));
const HandoverSheet = lazyPart(() => import('./HandoverSheet.tsx'));

interface WatchActsProps {
  readonly vod: Vod;
  readonly item: VodItem;
  /** Already with others. */
  readonly together: boolean;
}

/** FI-11, FI-13: with others, and on another device. */
export const WatchActs = ({ vod, item, together }: WatchActsProps) => {
  const t = useWords('party');
  const layer = useOwnLayer('watchAct');
  const [which, setWhich] = useState<'start' | 'handover'>('start');
  const show = (next: typeof which) => () => {
    setWhich(next);
    layer.show();
  };
  return (
    <>
      {!together && (
        <IconButton label={t('open')} onClick={show('start')}>
          <Icon name="users" size={22} />
        </IconButton>
      )}
      <IconButton label={t('handover')} onClick={show('handover')}>
        <Icon name="devices" size={22} />
      </IconButton>
      {layer.open && (
        <Suspense fallback={null}>
          {which === 'start' ? (
            <StartSheet vod={vod} item={item} onClose={layer.hide} onBegun={layer.hideThen} />
          ) : (
            <HandoverSheet vod={vod} item={item} onClose={layer.hide} />
          )}
        </Suspense>
      )}
    </>
  );
};
