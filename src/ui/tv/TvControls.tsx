import { Suspense, useState, type RefObject } from 'react';
import type { Programme } from '#domain/tv/programme.ts';
import { wallClock } from '#domain/shared/zone.ts';
import {
  isAtEdge,
  isMuted,
  selectBehindS,
  selectPlayback,
  selectPosition,
  selectVolume,
  selectWindowS,
} from '#machines/player/player.selectors.ts';
import { selectChannel } from '#machines/tv/zapping.selectors.ts';
import type { Tv } from '../app/tv.ts';
import { DvrBar } from '../features/player/DvrBar.tsx';
import { LiveButton } from '../features/player/LiveButton.tsx';
import { toggleFullscreen } from '../features/player/vod/fullscreen.ts';
import { Volume } from '../features/player/Volume.tsx';
import { useNow } from '../hooks/useNow.ts';
import { useSelector } from '../hooks/useSelector.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import * as styles from './set.css.ts';

const DigitPad = lazyPart(() => import('./DigitPad.tsx'));
const TracksSheet = lazyPart(() => import('./TracksSheet.tsx'));

interface TvControlsProps {
  readonly tv: Tv;
  readonly host: RefObject<HTMLElement | null>;
  readonly phone: boolean;
}

/** How far back the current frame's programme began, in seconds behind the edge; null if that cannot be wound to. */
export const behindOfStart = (programme: Programme | undefined, edgeMs: number, windowS: number): number | null => {
  if (!programme) return null;
  const behind = (edgeMs - programme.startTs) / 1000;
  return behind > 0 && behind <= windowS ? behind : null;
};

/** Pause, winding back, sound and tracks of the channel that plays. */
export const TvControls = ({ tv, host, phone }: TvControlsProps) => {
  const t = useWords('tv');
  const zone = useZone();
  const nowMs = useNow(1000);
  const { player } = tv;
  const channel = useSelector(tv.zapping, selectChannel);
  const playback = useSelector(player, selectPlayback);
  const position = useSelector(player, selectPosition);
  const behindS = useSelector(player, selectBehindS);
  const windowS = useSelector(player, selectWindowS);
  const atEdge = useSelector(player, isAtEdge);
  const [open, setOpen] = useState<'pad' | 'tracks' | null>(null);
  const edgeMs = position === null ? nowMs : position + behindS * 1000;
  const start = behindOfStart(channel?.now, edgeMs, windowS);
  const paused = playback === 'paused';
  return (
    <div className={styles.controls}>
      {windowS > 30 && (
        <DvrBar
          {...{ behindS, windowS, atEdge, zone }}
          edgeAt={edgeMs}
          marks={[]}
          onSeek={(seconds) => player.send({ type: 'player.seekBehind', seconds })}
        />
      )}
      <div className={styles.buttons}>
        <IconButton
          label={t(paused ? 'play' : 'pause')}
          aria-keyshortcuts="K"
          onClick={() => player.send({ type: paused ? 'player.play' : 'player.pause' })}
        >
          <Icon name={paused ? 'play' : 'pause'} size={22} filled />
        </IconButton>
        <Volume
          muted={useSelector(player, isMuted)}
          volume={useSelector(player, selectVolume)}
          slider={!phone}
          onMute={() => player.send({ type: 'player.mute' })}
          onUnmute={() => player.send({ type: 'player.unmute' })}
          onVolume={(volume) => player.send({ type: 'player.setVolume', volume })}
        />
        {windowS > 30 && (
          <LiveButton
            {...{ atEdge, behindS }}
            shownAt={position === null ? null : wallClock(position, zone).time}
            onReturn={() => player.send({ type: 'player.toEdge' })}
          />
        )}
        <span className={styles.gap} />
        {start !== null && (
          <IconButton label={t('fromStart')} onClick={() => player.send({ type: 'player.seekBehind', seconds: start })}>
            <Icon name="history" size={22} />
          </IconButton>
        )}
        <IconButton label={t('digits')} aria-expanded={open === 'pad'} onClick={() => setOpen('pad')}>
          <Icon name="layout-grid" size={22} />
        </IconButton>
        <IconButton label={t('tracks.open')} aria-expanded={open === 'tracks'} onClick={() => setOpen('tracks')}>
          <Icon name="panel-bottom" size={22} />
        </IconButton>
        <IconButton label={t('fullscreen')} aria-keyshortcuts="F" onClick={() => toggleFullscreen(host.current)}>
          <Icon name="maximize" size={22} />
        </IconButton>
      </div>
      <Suspense>
        {open === 'pad' && <DigitPad tv={tv} onClose={() => setOpen(null)} />}
        {open === 'tracks' && <TracksSheet tv={tv} onClose={() => setOpen(null)} />}
      </Suspense>
    </div>
  );
};
