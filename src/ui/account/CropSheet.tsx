import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useApp } from '../hooks/useApp.ts';
import { useWords } from '../hooks/useWords.ts';
import { Button } from '../kit/Button.tsx';
import { FieldError } from '../kit/FieldError.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { cropPicture, type Part } from './cropPicture.ts';
import * as styles from './CropSheet.css.ts';

const ZOOM = { min: 1, max: 4, step: 0.05 } as const;
const middle = { x: 0, y: 0 } as const;

/** Crops a chosen picture to a square, by pointer or keyboard. */
export default function CropSheet({
  picture,
  address,
  onUse,
  onClose,
}: {
  readonly picture: Blob;
  /** An address that an image may show. */
  readonly address: string;
  readonly onUse: (cut: Blob) => void;
  readonly onClose: () => void;
}) {
  const t = useWords('settings');
  const { log } = useApp();
  const [crop, setCrop] = useState<{ readonly x: number; readonly y: number }>(middle);
  const [zoom, setZoom] = useState<number>(ZOOM.min);
  const [part, setPart] = useState<Part | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [busy, setBusy] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const use = async () => {
    if (!part) return;
    setBusy(true);
    try {
      const cut = await cropPicture(picture, part);
      // Closed meanwhile: the result is not wanted.
      if (here.current) onUse(cut);
    } catch (error) {
      log.warn('A picture could not be cut', error);
      setUnreadable(true);
      setBusy(false);
    }
  };
  const percent = Math.round(zoom * 100);
  return (
    <Sheet open title={t('crop.title')} onClose={onClose}>
      <div className={styles.body}>
        {unreadable ? (
          <FieldError>{t('crop.unreadable')}</FieldError>
        ) : (
          <>
            <div className={styles.stage} aria-busy={part === null || undefined}>
              <Cropper
                image={address}
                crop={crop}
                zoom={zoom}
                minZoom={ZOOM.min}
                maxZoom={ZOOM.max}
                aspect={1}
                cropShape="round"
                showGrid={false}
                disableAutomaticStylesInjection
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropAreaChange={(_, pixels) => setPart(pixels)}
                mediaProps={{ onError: () => setUnreadable(true) }}
                cropperProps={{ role: 'group', 'aria-label': t('crop.area') }}
                classes={{ cropAreaClassName: styles.area }}
              />
            </div>
            <label className={styles.zoom}>
              {t('crop.zoom')}
              <input
                type="range"
                data-autofocus
                {...ZOOM}
                value={zoom}
                aria-valuetext={t('crop.zoomValue', { percent })}
                onChange={(event) => setZoom(Number(event.target.value))}
              />
            </label>
            <p className={styles.hint}>{part ? t('crop.hint') : t('crop.reading')}</p>
          </>
        )}
        <div className={styles.actions}>
          <Button tone="plain" onClick={onClose}>
            {t('crop.cancel')}
          </Button>
          {!unreadable && (
            <Button tone="primary" busy={busy} disabled={!part} onClick={() => void use()}>
              {t('crop.use')}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}
