import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import * as styles from './Volume.css.ts';

interface VolumeProps {
  readonly muted: boolean;
  /** 0 to 1. */
  readonly volume: number;
  /** Phones have volume keys, so they get only the mute button. */
  readonly slider: boolean;
  readonly onMute: () => void;
  readonly onUnmute: () => void;
  readonly onVolume: (volume: number) => void;
}

/** Mute and volume. */
export const Volume = ({ muted, volume, slider, onMute, onUnmute, onVolume }: VolumeProps) => {
  const t = useWords('player');
  const percent = muted ? 0 : Math.round(volume * 100);
  return (
    <>
      <IconButton label={t(muted ? 'unmute' : 'mute')} aria-keyshortcuts="M" onClick={muted ? onUnmute : onMute}>
        <Icon name={muted ? 'volume-x' : 'volume-2'} size={22} />
      </IconButton>
      {slider && (
        <span className={styles.volume}>
          <span className={styles.level} style={{ width: `${percent}%` }} aria-hidden="true" />
          <input
            className={styles.range}
            type="range"
            min={0}
            max={100}
            step={5}
            value={percent}
            aria-label={t('volume')}
            aria-valuetext={t('volumePercent', { percent })}
            onChange={(event) => onVolume(Number(event.currentTarget.value) / 100)}
          />
        </span>
      )}
    </>
  );
};
