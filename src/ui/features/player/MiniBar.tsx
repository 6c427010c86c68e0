import { Suspense } from 'react';
import { hasSides, matchTitle, type Room } from '#domain/match/match.ts';
import { shownScore } from '#domain/match/shownScore.ts';
import { room as roomResource } from '#machines/schedule/schedule.resources.ts';
import { isMuted } from '#machines/player/player.selectors.ts';
import type { OnStage } from '../../app/stage.ts';
import { usePicturedRoom } from '../../hooks/usePictured.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { Figure } from '../../kit/Figure.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { lazyPart } from '../../kit/lazyPart.tsx';
import { Link } from '../../kit/Link.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { boardClock } from '../../shared/boardClock.ts';
import { WithGlance } from '../../shared/glance/WithGlance.tsx';
import { cut } from '../../theme/text.css.ts';
import { MiniSides } from './MiniSides.tsx';
import { usePlayer, usePlayerCommands } from './usePlayer.ts';
import * as styles from './MiniBar.css.ts';

const MiniBeat = lazyPart(() => import('./MiniBeat.tsx'));

interface MiniBarProps {
  readonly show: OnStage;
  readonly playing: boolean;
  readonly onClose: () => void;
}

/** The mini player's scoreboard and its buttons for playing, sound and close; the rest of it is the link back to the room. */
export const MiniBar = ({ show, playing, onClose }: MiniBarProps) => {
  const t = useWords('player');
  const muted = usePlayer(isMuted);
  const commands = usePlayerCommands();
  const { value: room } = useResource(roomResource, { roomId: show.id });
  return (
    <>
      <Link to={show.path} className={styles.back}>
        <VisuallyHidden>{t('backToRoom', { title: show.title })}</VisuallyHidden>
        {room ? <PicturedBoard room={room} show={show} /> : <Board room={null} show={show} />}
      </Link>
      {room && (
        <Suspense>
          <MiniBeat room={room} />
        </Suspense>
      )}
      <span className={styles.play} data-playing={playing || undefined}>
        <IconButton label={t(playing ? 'pause' : 'play')} onClick={playing ? commands.pause : commands.play}>
          <Icon name={playing ? 'pause' : 'play'} size={20} filled />
        </IconButton>
      </span>
      <span className={styles.sound}>
        <IconButton label={t(muted ? 'unmute' : 'mute')} onClick={muted ? commands.unmute : commands.mute}>
          <Icon name={muted ? 'volume-x' : 'volume-2'} size={20} />
        </IconButton>
      </span>
      <span className={styles.close}>
        <IconButton label={t('close')} onClick={onClose}>
          <Icon name="x" size={20} />
        </IconButton>
      </span>
    </>
  );
};

const PicturedBoard = ({ room, show }: { readonly room: Room; readonly show: OnStage }) => (
  <Board room={usePicturedRoom(room)} show={show} />
);

const Board = ({ room, show }: { readonly room: Room | null; readonly show: OnStage }) => {
  const plain = (
    <>
      {show.sides ? (
        <MiniSides sides={show.sides} score={room && shownScore(room)} match={room} />
      ) : (
        <span className={styles.title}>
          <span className={cut}>{room && !hasSides(room) ? matchTitle(room) : show.title}</span>
          {room?.note && <small className={cut}>{room.note}</small>}
        </span>
      )}
      {room && <Minute room={room} />}
    </>
  );
  // The link has a name of its own: what its board says besides is told in the room.
  return (
    <span className={styles.board} aria-hidden>
      {room ? <WithGlance place="mini" match={room} plain={plain} /> : plain}
    </span>
  );
};

const Minute = ({ room }: { readonly room: Room }) => {
  const t = useWords('room');
  const { figures, word, live } = boardClock(room, useZone());
  return (
    <span className={styles.minute} data-live={live || undefined}>
      {figures && <Figure size={26}>{figures}</Figure>}
      {word && (
        <small className={styles.period} data-alone={!figures || undefined}>
          {t(word)}
        </small>
      )}
    </span>
  );
};
