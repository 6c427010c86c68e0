import { useMemo, useState } from 'react';
import { selectPlayback } from '#machines/player/player.selectors.ts';
import { overview } from '#machines/schedule/schedule.resources.ts';
import { matchTitle, type Room } from '#domain/match/match.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { useMemberSettings } from '../hooks/useMemberSettings.ts';
import { useShell } from '../hooks/useShell.ts';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import type { StageMode } from '../app/stage.ts';
import { usePlayer } from '../features/player/usePlayer.ts';
import { useStage } from '../features/player/useStage.ts';
import { marksOf, placeOfPicture } from './picture.ts';
import { PhoneRoom } from './PhoneRoom.tsx';
import { useDisplay } from './useDisplay.ts';
import { useFullscreen } from './useFullscreen.ts';
import { useKeyboard } from './useKeyboard.ts';
import { useOnStage } from './useOnStage.ts';
import { useTheaterColour } from './useTheaterColour.ts';
import { WideRoom } from './WideRoom.tsx';

interface RoomViewProps {
  readonly room: Room;
  readonly roomId: string;
  /** When the shown data was received, if newer data could not be loaded. */
  readonly staleSince: number | null;
}
const CHAT_OVER_PICTURE_PX = 340;
const withoutOdds = (room: Room): Room => ({ ...room, tabs: room.tabs.filter((tab) => tab !== 'odds') });
const noEvents: readonly never[] = [];

/** A loaded room: one column on a phone, else the video beside the chat. */
export const RoomView = ({ room: given, roomId, staleSince }: RoomViewProps) => {
  const t = useWords('room');
  const hideOdds = useMemberSettings()?.hideOdds ?? false;
  const room = useMemo(() => (hideOdds ? withoutOdds(given) : given), [given, hideOdds]);
  const phone = useShell() === 'mobile';
  const [display, setDisplay] = useDisplay();
  const fullscreen = useFullscreen();
  const keyboard = useKeyboard(phone);
  const [chatHidden, setChatHidden] = useState(false);
  const [chatOverPhone, setChatOverPhone] = useState(false);
  const planned = placeOfPicture(room);
  const picture = useStillPlaying(roomId) && planned === 'over' ? 'stream' : planned;
  const streaming = picture === 'stream';
  const theater = !phone && display === 'theater';
  useTheaterColour(theater);
  const events = useResource(overview, { fixtureId: room.fixtureId }).value?.events ?? noEvents;
  const { startTime } = room;
  const marks = useMemo(
    () => marksOf(events, startTime, ({ minute, player }) => t('goalMark', { minute, player })),
    [events, startTime, t],
  );
  const over = phone ? fullscreen.on && chatOverPhone : (theater || fullscreen.on) && !chatHidden;
  const mode = modeOf(theater, keyboard !== null);
  const wishes = useMemo(
    () => ({
      toggleTheater: () => setDisplay(display === 'theater' ? 'normal' : 'theater'),
      toggleFullscreen: fullscreen.toggle,
    }),
    [display, setDisplay, fullscreen.toggle],
  );
  const slot = useOnStage({
    room,
    roomId,
    streaming,
    marks,
    mode,
    coveredRight: over ? CHAT_OVER_PICTURE_PX : 0,
    fullscreen: fullscreen.on,
    wishes,
  });
  const shared = { room, events, picture, slot, staleSince, fullscreen: fullscreen.on };
  return (
    <>
      <h1>
        <VisuallyHidden>{matchTitle(room)}</VisuallyHidden>
      </h1>
      {phone ? (
        <PhoneRoom {...shared} keyboard={keyboard} chatOver={over} onChatOver={setChatOverPhone} />
      ) : (
        <WideRoom {...shared} theater={theater} chatHidden={chatHidden} onChatHidden={setChatHidden} />
      )}
    </>
  );
};

/** Whether a match ended while it is watched: the video stays until the stream itself ends. */
const useStillPlaying = (roomId: string): boolean => {
  const here = useStage((state) => state.show?.id === roomId);
  const playback = usePlayer(selectPlayback);
  return here && playback !== 'idle' && playback !== 'ended' && playback !== 'failed';
};

const modeOf = (theater: boolean, typing: boolean): StageMode => {
  if (typing) return 'strip';
  return theater ? 'theater' : 'normal';
};
