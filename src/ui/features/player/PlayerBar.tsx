import { Suspense } from 'react';
import { wallClock } from '#domain/shared/zone.ts';
import {
  isAtEdge,
  isMuted,
  selectBehindS,
  selectOffered,
  selectPlayback,
  selectPosition,
  selectProfile,
  selectQuality,
  selectSoundRate,
  selectVolume,
  selectWindowS,
} from '#machines/player/player.selectors.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useShell } from '../../hooks/useShell.ts';
import { useZone } from '../../hooks/useZone.ts';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { ChatPlaceButton } from './ChatPlaceButton.tsx';
import { Controls } from './Controls.tsx';
import { DvrBar } from './DvrBar.tsx';
import { LiveButton } from './LiveButton.tsx';
import { QualityButton } from './QualityButton.tsx';
import { usePip } from './usePip.ts';
import { usePlayer, usePlayerCommands } from './usePlayer.ts';
import { useStage } from './useStage.ts';
import { Volume } from './Volume.tsx';

const LateBar = lazyPart(() => import('./LateBar.tsx'));

/** The controls over the page's player. */
export const PlayerBar = () => {
  const commands = usePlayerCommands();
  const { stage } = useApp();
  const { savesData } = useLive();
  const phone = useShell() === 'mobile';
  // On a phone's side what is pressed most stands beside the picture, where no column of chat does.
  const beside = useStage((state) => state.mode === 'side' && state.chat !== 'column');
  const pip = usePip();
  const playback = usePlayer(selectPlayback);
  const lost =
    playback === 'retrying' || playback === 'switchingSource' || playback === 'ended' || playback === 'failed';
  return (
    <Controls
      playing={playback !== 'paused' && playback !== 'ended' && playback !== 'failed'}
      phone={phone}
      theater={useStage((state) => state.mode === 'theater')}
      fullscreen={useStage((state) => state.fullscreen)}
      canPip={pip.available}
      bar={!lost && <Rewind />}
      volume={
        <Volume
          muted={usePlayer(isMuted)}
          volume={usePlayer(selectVolume)}
          slider={!phone}
          onMute={commands.mute}
          onUnmute={commands.unmute}
          onVolume={commands.setVolume}
        />
      }
      live={
        !lost && (
          <>
            <Live />
            <Suspense>
              <LateBar />
            </Suspense>
          </>
        )
      }
      chat={<ChatPlaceButton phone={phone} beside={beside} />}
      quality={
        <QualityButton
          quality={usePlayer(selectQuality)}
          profile={usePlayer(selectProfile)}
          offered={usePlayer(selectOffered)}
          sound={usePlayer(selectSoundRate)}
          savesData={savesData()}
          phone={phone}
          onChoose={commands.setQuality}
        />
      }
      onPlay={commands.play}
      onPause={commands.pause}
      onPip={pip.toggle}
      onTheater={() => stage.wishes()?.toggleTheater()}
      onFullscreen={beside ? null : () => stage.wishes()?.toggleFullscreen()}
    />
  );
};

const useEdge = () => {
  const now = useNow(1000);
  const position = usePlayer(selectPosition);
  const behindS = usePlayer(selectBehindS);
  return { edgeAt: position === null ? now : position + behindS * 1000, position };
};

const Rewind = () => {
  const { edgeAt } = useEdge();
  const { seekBehind } = usePlayerCommands();
  return (
    <DvrBar
      behindS={usePlayer(selectBehindS)}
      windowS={usePlayer(selectWindowS)}
      atEdge={usePlayer(isAtEdge)}
      edgeAt={edgeAt}
      zone={useZone()}
      marks={useStage((state) => state.marks)}
      onSeek={seekBehind}
    />
  );
};

const Live = () => {
  const { position } = useEdge();
  const zone = useZone();
  const { toEdge } = usePlayerCommands();
  return (
    <LiveButton
      atEdge={usePlayer(isAtEdge)}
      behindS={usePlayer(selectBehindS)}
      shownAt={position === null ? null : wallClock(position, zone).time}
      onReturn={toEdge}
    />
  );
};
