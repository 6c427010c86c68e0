import { useEffect, useState } from 'react';
import { takePath } from '#domain/handover/handover.ts';
import { clockText, type VodItem } from '#domain/vod/vod.ts';
import type { Vod } from '../../app/vod.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Button } from '../../kit/Button.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { QrCode } from '../../shared/QrCode.tsx';
import * as styles from './party.css.ts';

interface HandoverSheetProps {
  readonly vod: Vod;
  readonly item: VodItem;
  readonly onClose: () => void;
}
type Code = { readonly code: string; readonly expiresTs: number } | 'asking' | 'failed';

/** FI-13: a code for the same second on another device, good for a minute. */
export default function HandoverSheet({ vod, item, onClose }: HandoverSheetProps) {
  const t = useWords('party');
  const [shown, setShown] = useState<Code>('asking');
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const wish = { target: item.target, positionSec: vod.video.currentTime };
    void vod.party.handOver(wish, leaving.signal).then((outcome) => {
      if (!leaving.signal.aborted) setShown(outcome.ok ? outcome.value : 'failed');
    });
    return () => leaving.abort();
  }, [vod, item, times]);
  const again = () => {
    setShown('asking');
    setTimes(times + 1);
  };
  return (
    <Sheet open onClose={onClose} title={t('handover')} sign={<Icon name="devices" size={20} />}>
      <div className={styles.sheet}>
        <p>{t('handoverFact')}</p>
        {shown === 'asking' && <Skeleton height={164} />}
        {shown === 'failed' && <p role="alert">{t('handoverFailed')}</p>}
        {typeof shown === 'object' && <Shown {...shown} onAgain={again} />}
        {shown === 'failed' && <Button onClick={again}>{t('again')}</Button>}
      </div>
    </Sheet>
  );
}

interface ShownProps {
  readonly code: string;
  readonly expiresTs: number;
  readonly onAgain: () => void;
}
const Shown = ({ code, expiresTs, onAgain }: ShownProps) => {
  const t = useWords('party');
  const leftS = Math.ceil((expiresTs - useNow(1000)) / 1000);
  if (leftS <= 0)
    return (
      <>
        <p role="alert">{t('expired')}</p>
        <Button tone="primary" onClick={onAgain}>
          {t('again')}
        </Button>
      </>
    );
  return (
    <div className={styles.row}>
      <QrCode text={`${window.location.origin}${takePath(code)}`} label={t('qr')} />
      <div className={styles.sheet}>
        <span className={styles.muted}>{t('enterLabel')}</span>
        <output data-part="handover-code">
          <Figure size={44}>{code}</Figure>
        </output>
        <span className={styles.muted}>
          {t('left60')} <Figure size={20}>{clockText(leftS)}</Figure>
        </span>
      </div>
    </div>
  );
};
