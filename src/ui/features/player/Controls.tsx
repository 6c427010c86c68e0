import type { ReactNode } from 'react';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import * as styles from './Controls.css.ts';

interface ControlsProps {
  readonly playing: boolean;
  readonly phone: boolean;
  readonly theater: boolean;
  readonly fullscreen: boolean;
  readonly canPip: boolean;
  readonly bar: ReactNode;
  readonly volume: ReactNode;
  readonly live: ReactNode;
  readonly quality: ReactNode;
  /** Where the chat stands, where that can be chosen. */
  readonly chat: ReactNode;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onPip: () => void;
  readonly onTheater: (() => void) | null;
  readonly onFullscreen: (() => void) | null;
}

/** The row of controls at the lower edge of the video. */
export const Controls = (props: ControlsProps) => {
  const t = useWords('player');
  const { playing, phone, theater, fullscreen, canPip } = props;
  return (
    <div className={styles.controls} role="group" aria-label={t('controls')}>
      {props.bar}
      <div className={styles.row}>
        <IconButton
          label={t(playing ? 'pause' : 'play')}
          aria-keyshortcuts="K"
          onClick={playing ? props.onPause : props.onPlay}
        >
          <Icon name={playing ? 'pause' : 'play'} size={22} filled />
        </IconButton>
        {props.volume}
        {props.live}
        <span className={styles.gap} />
        {props.chat}
        {props.quality}
        {!phone && canPip && (
          <IconButton label={t('pip')} onClick={props.onPip}>
            <Icon name="picture-in-picture-2" size={22} />
          </IconButton>
        )}
        {!phone && props.onTheater && !fullscreen && (
          <IconButton
            label={t(theater ? 'normal' : 'theater')}
            aria-pressed={theater}
            aria-keyshortcuts="T"
            onClick={props.onTheater}
          >
            <Icon name="rectangle-horizontal" size={22} />
          </IconButton>
        )}
        {props.onFullscreen && (
          <IconButton
            label={t(fullscreen ? 'exitFullscreen' : 'fullscreen')}
            aria-keyshortcuts="F"
            onClick={props.onFullscreen}
          >
            <Icon name={fullscreen ? 'minimize' : 'maximize'} size={22} />
          </IconButton>
        )}
      </div>
    </div>
  );
};
