import { useCallback, useEffect, useRef } from 'react';
import { kmCount } from '#domain/shared/count.ts';
import { PICTURE_SOUND, selectOffered } from '#machines/mediaFocus/mediaFocus.selectors.ts';
import {
  isAtEdge,
  isSoundWithheld,
  selectMaxRetries,
  selectPlayback,
  selectQuality,
  selectRetries,
} from '#machines/player/player.selectors.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useSelector } from '../../hooks/useSelector.ts';
import { useShell } from '../../hooks/useShell.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Rows } from '../../kit/Rows.tsx';
import { audienceRows } from '../../shared/audienceRows.ts';
import { MiniBar } from './MiniBar.tsx';
import { ListeningCard, PlaybackCard, type Trouble } from './PlaybackCard.tsx';
import { PlayerBar } from './PlayerBar.tsx';
import { Poster } from './Poster.tsx';
import { useAutoHide } from './useAutoHide.ts';
import { useCorner } from './useCorner.ts';
import { useFirstFrame } from './useFirstFrame.ts';
import { useMediaSession } from './useMediaSession.ts';
import { usePicturePress } from './usePicturePress.ts';
import { usePinch } from './usePinch.ts';
import { usePlacement } from './usePlacement.ts';
import { usePlayer, usePlayerCommands } from './usePlayer.ts';
import { useShortcuts } from './useShortcuts.ts';
import { useStage } from './useStage.ts';
import * as styles from './ViewerStage.css.ts';

/** The page's video with its controls: over the slot of a room, or as the mini player. */
export default function ViewerStage() {
  const { stage } = useApp();
  const { mediaFocus, player, video } = useLive();
  const notify = useNotify();
  const phone = useShell() === 'mobile';
  const t = useWords('player');
  const commands = usePlayerCommands();
  const host = useRef<HTMLDivElement>(null);
  const show = useStage((state) => state.show);
  const slot = useStage((state) => state.slot);
  const mode = useStage((state) => state.mode);
  const fullscreen = useStage((state) => state.fullscreen);
  const playback = usePlayer(selectPlayback);
  const withheld = usePlayer(isSoundWithheld);
  const pressed = usePicturePress();
  const retries = usePlayer(selectRetries);
  const maxRetries = usePlayer(selectMaxRetries);
  const listening = usePlayer((snapshot) => selectQuality(snapshot) === 'audio');
  const atEdge = usePlayer(isAtEdge);
  const online = useOnline();
  const framed = useFirstFrame();
  const playing = playback === 'playing' || playback === 'buffering';
  const awake = useAutoHide(host, playback !== 'playing' && playback !== 'buffering');
  const corner = useCorner(host, show !== null && slot === null && !phone);
  const filled = useStage((state) => state.filled) && mode === 'side';
  const fill = useCallback((on: boolean) => stage.arrange({ filled: on }), [stage]);
  usePinch(host, slot !== null && mode === 'side', filled, fill);
  usePlacement(host, slot, `${mode} ${fullscreen} ${filled}`);
  useEffect(() => stage.arrange({ awake }), [stage, awake]);
  useShortcuts(host, slot !== null && show !== null);
  useMediaSession(show, playing);

  const offered = useSelector(mediaFocus, (focus) => selectOffered(focus) === PICTURE_SOUND);
  useEffect(() => {
    if (!offered) return;
    const run = () => mediaFocus.send({ type: 'focus.accept', owner: PICTURE_SOUND });
    notify('info', t('soundOffered'), { label: t('unmute'), run });
  }, [offered, mediaFocus, notify, t]);

  const over = playback === 'idle' || playback === 'ended' || playback === 'failed';
  useEffect(() => {
    if (slot || !over || !show) return;
    commands.close();
    stage.show(null);
  }, [slot, over, show, commands, stage]);

  const adopt = useCallback(
    (frame: HTMLDivElement | null) => {
      if (frame && video.parentNode !== frame) frame.prepend(video);
    },
    [video],
  );
  if (!show) return null;

  const trouble = troubleOf(playback, framed, retries, maxRetries, online);
  const silent = mode !== 'strip' && slot !== null && withheld && isShown(playback);
  return (
    <div
      ref={host}
      className={styles.host}
      data-theme="dark"
      data-place={slot ? 'slot' : 'mini'}
      data-mode={mode}
      data-filled={filled || undefined}
      data-corner={slot ? undefined : corner}
      data-fullscreen={fullscreen || undefined}
      data-asleep={(!awake && slot !== null) || undefined}
      data-edge={atEdge || undefined}
      role="region"
      aria-label={t('player')}
    >
      <div
        className={styles.frame}
        ref={adopt}
        onClick={slot ? pressed : undefined}
        onDoubleClick={() => stage.wishes()?.toggleFullscreen()}
        role="presentation"
      >
        {(!framed || listening) && <Poster show={show} />}
      </div>
      {trouble && mode !== 'strip' && <PlaybackCard trouble={trouble} onRetry={commands.retry} />}
      {listening && !trouble && slot && mode !== 'strip' && (
        <ListeningCard onShow={() => commands.setQuality('auto')} />
      )}
      {silent && (
        <button className={styles.unmute} type="button" onClick={commands.unmute}>
          <Icon name="volume-x" size={18} />
          {t('tapToUnmute')}
        </button>
      )}
      {slot && mode !== 'strip' && (
        <span className={styles.watching}>
          <Rows lit={audienceRows(show.watching)} size={13} />
          {kmCount(show.watching)}
        </span>
      )}
      {slot && mode !== 'strip' && (
        <div className={styles.controls}>
          <PlayerBar />
        </div>
      )}
      {!slot && (
        <MiniBar
          show={show}
          playing={playing}
          onClose={() => {
            const { streams } = player.getSnapshot().context;
            const reopen = () => {
              if (stage.getSnapshot().show) return;
              commands.open(streams, false);
              stage.show(show);
            };
            commands.close();
            stage.show(null);
            notify('info', t('closed'), { label: t('reopen'), run: reopen });
          }}
        />
      )}
    </div>
  );
}

/** Whether there is a picture, or one is loading. */
const isShown = (playback: ReturnType<typeof selectPlayback>): boolean =>
  playback === 'opening' || playback === 'playing' || playback === 'buffering' || playback === 'paused';

const troubleOf = (
  playback: ReturnType<typeof selectPlayback>,
  framed: boolean,
  tried: number,
  of: number,
  online: boolean,
): Trouble | null => {
  // V-18: said at once, not after the attempts that cannot succeed.
  if (!online && playback !== 'playing' && playback !== 'paused' && playback !== 'ended') return { kind: 'offline' };
  if (playback === 'retrying') return { kind: 'retrying', tried, of };
  if (playback === 'failed' || playback === 'ended' || playback === 'switchingSource') return { kind: playback };
  if (playback === 'opening' && !framed) return { kind: 'opening' };
  return playback === 'buffering' ? { kind: 'buffering' } : null;
};
