import { Suspense, useState } from 'react';
import type { StreamProfile } from '#domain/match/match.ts';
import type { Quality } from '#domain/player/player.ts';
import type { OfferedProfile } from '#ports/playback.ts';
import { useWords } from '../../hooks/useWords.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { ControlMenu } from './ControlMenu.tsx';
import { shownLabel } from './qualities.ts';

const QualityMenu = lazyPart(async () => ({ default: (await import('./QualityMenu.tsx')).QualityMenu }));
const PictureReport = lazyPart(() => import('./PictureReport.tsx'));

interface QualityButtonProps {
  readonly quality: Quality;
  readonly profile: StreamProfile | null;
  readonly offered: readonly OfferedProfile[];
  readonly sound: number | null;
  readonly savesData: boolean;
  readonly phone: boolean;
  readonly onChoose: (quality: Quality) => void;
}

/** A gear icon with the current quality, and its menu, from which the picture is reported too. */
export const QualityButton = (props: QualityButtonProps) => {
  const { quality, profile, phone, onChoose } = props;
  const t = useWords('player');
  const label = shownLabel(quality, profile) ?? t('audioShort');
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <ControlMenu
        layer="quality"
        label={t('qualityNow', { label })}
        title={t('quality')}
        icon="settings"
        text={label}
        phone={phone}
      >
        {(close) => (
          <Suspense>
            <QualityMenu
              {...props}
              inSheet={phone}
              onChoose={(wanted) => {
                onChoose(wanted);
                close();
              }}
              onReport={() => {
                close();
                setReporting(true);
              }}
            />
          </Suspense>
        )}
      </ControlMenu>
      {reporting && (
        <Suspense>
          <PictureReport onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
};
