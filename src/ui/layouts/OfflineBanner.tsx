import { useEffect, useRef } from 'react';
import { hourMinute } from '#domain/shared/zone.ts';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { useOnline } from '../hooks/useOnline.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useZone } from '../hooks/useZone.ts';
import { Icon } from '../kit/Icon.tsx';
import { banner } from './OfflineBanner.css.ts';

/** Shown while offline: loaded content stays readable, with the time of its last update. */
export const OfflineBanner = () => {
  const t = useWords('shell');
  const { clock } = useApp();
  const zone = useZone();
  const notify = useNotify();
  const online = useOnline();
  const since = useRef<number | null>(null);
  if (!online) since.current ??= clock.now();
  useEffect(() => {
    if (!online || since.current === null) return;
    since.current = null;
    notify('success', t('online'));
  }, [online, notify, t]);
  return (
    <div role="status">
      {!online && since.current !== null && (
        <p className={banner} data-theme="dark">
          <Icon name="wifi-off" size={16} />
          {t('offlineSince', { time: hourMinute(since.current, zone) })}
        </p>
      )}
    </div>
  );
};
