import { useState } from 'react';
import { partyPath } from '#domain/party/party.ts';
import type { VodItem } from '#domain/vod/vod.ts';
import type { Vod } from '../../app/vod.ts';
import { useLazy } from '../../hooks/useLazy.ts';
import { useNavigate } from '../../hooks/useNavigate.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import * as styles from './party.css.ts';

interface StartSheetProps {
  readonly vod: Vod;
  readonly item: VodItem;
  readonly onClose: () => void;
  /** Closes the sheet and goes on once it is gone. */
  readonly onBegun: (then: () => void) => void;
}

/** FI-11: begins a party at the second where the film is. */
export default function StartSheet({ vod, item, onClose, onBegun }: StartSheetProps) {
  const t = useWords('party');
  const go = useNavigate();
  const parties = useLazy(vod.parties);
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');
  const start = async () => {
    setState('starting');
    const outcome = await parties.create(item.target, vod.video.currentTime);
    if (!outcome.ok) return setState('failed');
    const { code } = outcome.value;
    onBegun(() => go(partyPath(item.path, code), { replace: true }));
  };
  return (
    <Sheet open onClose={onClose} title={t('title')} sign={<Icon name="users" size={20} />}>
      <div className={styles.sheet}>
        <p>{t('startFact')}</p>
        {state === 'failed' && <p role="alert">{t('startFailed')}</p>}
        <Button tone="primary" busy={state === 'starting'} data-autofocus onClick={() => void start()}>
          {t(state === 'starting' ? 'starting' : 'start')}
        </Button>
      </div>
    </Sheet>
  );
}
