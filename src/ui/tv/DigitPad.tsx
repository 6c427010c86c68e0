import type { Tv } from '../app/tv.ts';
import { selectDigits } from '#machines/tv/zapping.selectors.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { useSheetLayer } from './useSheetLayer.ts';
import * as styles from './sheet.css.ts';

/** TV-1: digits for fingers. */
export default function DigitPad({ tv, onClose }: { readonly tv: Tv; readonly onClose: () => void }) {
  const t = useWords('tv');
  const close = useSheetLayer('tvDigits', onClose);
  const digits = useSelector(tv.zapping, selectDigits);
  const { zapping } = tv;
  return (
    <Sheet open onClose={close} title={digits === '' ? t('digits') : digits} width={320}>
      <div className={styles.pad}>
        {[...'123456789'].map((digit) => (
          <Button key={digit} size="l" onClick={() => zapping.send({ type: 'zap.digit', digit })}>
            <Figure size={26}>{digit}</Figure>
          </Button>
        ))}
        <Button size="l" aria-label={t('lastChannel')} onClick={() => zapping.send({ type: 'zap.back' })}>
          ←
        </Button>
        <Button size="l" onClick={() => zapping.send({ type: 'zap.digit', digit: '0' })}>
          <Figure size={26}>0</Figure>
        </Button>
        <Button
          size="l"
          tone="primary"
          onClick={() => {
            zapping.send({ type: 'zap.enter' });
            close();
          }}
        >
          {t('goTo')}
        </Button>
      </div>
    </Sheet>
  );
}
