import { Suspense, useEffect, useState, type RefObject } from 'react';
import { clockText, VOD } from '#domain/vod/vod.ts';
import { selectMoves, selectShownS } from '#machines/vod/vod.selectors.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { Figure } from '../../../kit/Figure.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { IconButton } from '../../../kit/IconButton.tsx';
import { lazyPart } from '../../../kit/lazyPart.tsx';
import { Volume } from '../Volume.tsx';
import { toggleFullscreen } from './fullscreen.ts';
import { Scrubber } from './Scrubber.tsx';
import { useVod, useVodSend, useVodState } from './useVod.ts';
import * as styles from './Watch.css.ts';

const Pace = lazyPart(() => import('./Pace.tsx'));

interface VodControlsProps {
  readonly host: RefObject<HTMLElement | null>;
  readonly phone: boolean;
  readonly sheet: boolean;
  /** Shows its speed, which a press changes. */
  readonly paced: boolean;
  readonly onSheet: () => void;
  readonly onGo: (path: string) => void;
}

/** The bar under the picture. */
export const VodControls = ({ host, phone, sheet, paced, onSheet, onGo }: VodControlsProps) => {
  const t = useWords('vod');
  const { video } = useVod();
  const send = useVodSend();
  const moves = useVodState(selectMoves);
  const shownS = useVodState(selectShownS);
  const lengthS = useVodState(({ context }) => context.lengthS);
  const item = useVodState(({ context }) => context.item);
  const full = useFullscreen();
  const jump = (by: number) => send({ type: 'vod.seek', toS: shownS + by });
  return (
    <div className={styles.controls} role="group" aria-label={t('controls')}>
      <Scrubber />
      <div className={styles.row}>
        <IconButton
          label={t(moves ? 'pause' : 'play')}
          aria-keyshortcuts="K"
          onClick={() => send(moves ? 'vod.pause' : 'vod.play')}
        >
          <Icon name={moves ? 'pause' : 'play'} size={22} filled />
        </IconButton>
        <IconButton label={t('back10')} aria-keyshortcuts="J" onClick={() => jump(-VOD.jumpS)}>
          <Icon name="history" size={22} />
        </IconButton>
        <IconButton label={t('ahead10')} aria-keyshortcuts="L" onClick={() => jump(VOD.jumpS)}>
          <Icon name="refresh-cw" size={22} />
        </IconButton>
        {!phone && <Loudness />}
        <span className={styles.time}>
          <Figure size={20}>{clockText(shownS)}</Figure>
          <Figure size={20} tone="muted">{`/ ${clockText(lengthS)}`}</Figure>
        </span>
        <span className={styles.gap} />
        {!phone && item?.previous && (
          <IconButton label={t('previous')} aria-keyshortcuts="P" onClick={() => onGo(item.previous!.path)}>
            <Icon name="chevron-left" size={22} />
          </IconButton>
        )}
        {!phone && item?.next && (
          <button className={styles.nextButton} type="button" aria-keyshortcuts="N" onClick={() => send('vod.next')}>
            <Icon name="chevron-right" size={22} />
            {item.next.no === null ? t('nextFilm') : t('next', { no: item.next.no })}
          </button>
        )}
        <Suspense>{paced && <Pace />}</Suspense>
        <IconButton label={t('tracks')} aria-expanded={sheet} onClick={onSheet}>
          <Icon name="panel-bottom" size={22} />
        </IconButton>
        {!phone && document.pictureInPictureEnabled && (
          <IconButton label={t('pip')} onClick={() => togglePip(video)}>
            <Icon name="picture-in-picture-2" size={22} />
          </IconButton>
        )}
        <IconButton
          label={t(full ? 'exitFullscreen' : 'fullscreen')}
          aria-keyshortcuts="F"
          onClick={() => toggleFullscreen(host.current)}
        >
          <Icon name={full ? 'minimize' : 'maximize'} size={22} />
        </IconButton>
      </div>
    </div>
  );
};

const togglePip = (video: HTMLVideoElement): void => {
  const done = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture();
  void Promise.resolve(done).catch(() => undefined);
};

const Loudness = () => {
  const send = useVodSend();
  const muted = useVodState(({ context }) => context.mutedBy !== null);
  const volume = useVodState(({ context }) => context.volume);
  return (
    <Volume
      {...{ muted, volume }}
      slider
      onMute={() => send('vod.mute')}
      onUnmute={() => send('vod.unmute')}
      onVolume={(wanted) => send({ type: 'vod.setVolume', volume: wanted })}
    />
  );
};

const useFullscreen = (): boolean => {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const changed = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  return full;
};
