import { isMuted } from '#machines/player/player.selectors.ts';
import type { Box } from '#domain/room/stage.ts';
import { useApp } from '../hooks/useApp.ts';
import { useLayer } from '../hooks/useLayer.ts';
import { useWords } from '../hooks/useWords.ts';
import { Icon } from '../kit/Icon.tsx';
import { IconButton } from '../kit/IconButton.tsx';
import { CHAT_PLACE_LAYER } from '../features/player/chatPlaceLayer.ts';
import { usePlayer, usePlayerCommands } from '../features/player/usePlayer.ts';
import { placed } from './placed.ts';
import { RoomsButton } from './RoomsButton.tsx';
import * as styles from './SideGutters.css.ts';
import { useBack } from './useBack.ts';

interface SideGuttersProps {
  readonly gutters: readonly Box[];
  readonly fullscreen: boolean;
  readonly onWrite: () => void;
}

/** V-14: what is pressed beside the picture of a phone on its side: the ways out first; beside a column of chat the way back alone. */
export default function SideGutters({ gutters: [left, right], fullscreen, onWrite }: SideGuttersProps) {
  const { stage } = useApp();
  const t = useWords('player');
  const muted = usePlayer(isMuted);
  const commands = usePlayerCommands();
  const chatPlace = useLayer(CHAT_PLACE_LAYER);
  const leave = useBack();
  const fill = () => stage.wishes()?.toggleFullscreen();
  const back = () => (fullscreen ? fill() : leave());
  return (
    <>
      {left && (
        <div className={styles.gutter} style={placed(left)} data-alone={!right || undefined}>
          <IconButton label={t('back')} onClick={back}>
            <Icon name="arrow-left" size={22} />
          </IconButton>
          {right && (
            <>
              <RoomsButton />
              <span className={styles.space} />
              <span className={styles.write}>
                <IconButton label={t('write')} onClick={onWrite}>
                  <Icon name="pencil" size={20} />
                </IconButton>
              </span>
            </>
          )}
        </div>
      )}
      {right && (
        <div className={styles.gutter} style={placed(right)}>
          <IconButton label={t(muted ? 'unmute' : 'mute')} onClick={muted ? commands.unmute : commands.mute}>
            <Icon name={muted ? 'volume-x' : 'volume-2'} size={22} />
          </IconButton>
          <span className={styles.space} />
          <IconButton
            label={t('chatPlace')}
            aria-haspopup="dialog"
            aria-expanded={chatPlace.open}
            onClick={chatPlace.show}
          >
            <Icon name="panel-bottom" size={22} />
          </IconButton>
          <IconButton label={t(fullscreen ? 'exitFullscreen' : 'fullscreen')} onClick={fill}>
            <Icon name={fullscreen ? 'minimize' : 'maximize'} size={22} />
          </IconButton>
        </div>
      )}
    </>
  );
}
