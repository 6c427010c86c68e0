import { Suspense, use, useMemo, useState } from 'react';
import { selectPlayback } from '#machines/player/player.selectors.ts';
import { matchTitle, type Room } from '#domain/match/match.ts';
import { withoutOdds } from '#domain/odds/withoutOdds.ts';
import { avoidedBy } from '#domain/room/bandSide.ts';
import { BOARD, stageOf, type BoardHeights } from '#domain/room/stage.ts';
import { useLayer, useOwnLayer } from '../hooks/useLayer.ts';
import { usePicturedRoom } from '../hooks/usePictured.ts';
import { useSpoiler } from '../hooks/useSpoiler.ts';
import { useShell } from '../hooks/useShell.ts';
import { lazyPart } from '../kit/lazyPart.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { CHAT_PLACE_LAYER } from '../features/player/chatPlaceLayer.ts';
import { usePlayer } from '../features/player/usePlayer.ts';
import { useStage } from '../features/player/useStage.ts';
import { attackedIn } from './attacked.ts';
import { hasSportBoard, SportPartsContext } from './board/sportParts.ts';
import { placeOfPicture } from './picture.ts';
import { PhoneRoom } from './PhoneRoom.tsx';
import { RAIL_PX } from './rail.ts';
import { useBandSide, useChatPlace, useDisplay } from './useDisplay.ts';
import { useFullscreen } from './useFullscreen.ts';
import { useLeaveField } from './useLeaveField.ts';
import { useOnStage } from './useOnStage.ts';
import { useOverview } from '../hooks/useOverview.ts';
import { useTheaterColour } from './useTheaterColour.ts';
import { useView } from './useView.ts';
import { WideRoom } from './WideRoom.tsx';

/** How high the room's board is: a sport that says more has a higher one. */
const useBoardHeights = (room: Room): BoardHeights => {
  const parts = use(SportPartsContext);
  return parts && hasSportBoard(room) ? { ...BOARD, ...parts.heights } : BOARD;
};

interface RoomViewProps {
  readonly room: Room;
  readonly roomId: string;
  /** When the shown data was received, if newer data could not be loaded. */
  readonly staleSince: number | null;
}
/** The ways to other rooms. */
const RoomDoors = lazyPart(() => import('./RoomDoors.tsx'));
const noEvents: readonly never[] = [];

/** A loaded room, laid out for this window by `stageOf`. */
export const RoomView = ({ room: latest, roomId, staleSince }: RoomViewProps) => {
  const given = usePicturedRoom(latest);
  const { hideOdds } = useSpoiler();
  const room = useMemo(() => (hideOdds ? withoutOdds(given) : given), [given, hideOdds]);
  const shell = useShell() ?? 'mobile';
  const phone = shell === 'mobile';
  const [display, setDisplay] = useDisplay();
  const [chatPlace, chooseChat] = useChatPlace();
  const [bandSide, chooseBand] = useBandSide();
  const [chatHidden, setChatHidden] = useState(false);
  const fullscreen = useFullscreen();
  const composer = useOwnLayer('composer');
  const choosing = useLayer(CHAT_PLACE_LAYER).open;
  const adjusting = useLayer('quality').open;
  const awake = useStage((state) => state.awake);
  const view = useView(phone, fullscreen.on);
  const filled = useStage((state) => state.filled);
  const rail = useStage((state) => state.rail) && !phone ? RAIL_PX : 0;
  const planned = placeOfPicture(room);
  const picture = useStillPlaying(roomId) && planned === 'over' ? 'stream' : planned;
  const streaming = picture === 'stream';
  const theater = !phone && display === 'theater';
  useTheaterColour(theater);
  const events = useOverview(room.fixtureId).value?.events ?? noEvents;
  const board = useBoardHeights(room);
  const inColumn = chatHidden ? 'none' : 'column';
  const plan = stageOf({
    view: { ...view.box, height: view.box.height - rail },
    typing: view.typing,
    shell,
    theater,
    fullscreen: fullscreen.on,
    chat: theater || fullscreen.on || phone ? chatPlace : inColumn,
    summoned: composer.open,
    awake,
    filled,
    // A menu of the controls opens where the band may be.
    attacked: choosing || adjusting ? null : avoidedBy(bandSide, attackedIn(room)),
    board,
  });
  const { form } = plan;
  useLeaveField(fullscreen.on || (form !== 'normal' && form !== 'upright'));
  const wishes = useMemo(
    () => ({
      toggleTheater: () => setDisplay(display === 'theater' ? 'normal' : 'theater'),
      toggleFullscreen: fullscreen.toggle,
      chooseChat,
      chooseBand,
    }),
    [display, setDisplay, fullscreen.toggle, chooseChat, chooseBand],
  );
  const slot = useOnStage({
    room,
    roomId,
    streaming,
    mode: form,
    fullscreen: fullscreen.on,
    chat: form === 'normal' || form === 'strip' || (form === 'upright' && !fullscreen.on) ? null : chatPlace,
    wishes,
  });
  const hideChat = () => {
    if (composer.open) composer.hide();
    else if (form === 'normal') setChatHidden(true);
    else chooseChat('none');
  };
  const shared = { room, events, picture, slot, staleSince, plan, fullscreen: fullscreen.on, hideChat };
  return (
    <>
      <h1>
        <VisuallyHidden>{matchTitle(room)}</VisuallyHidden>
      </h1>
      {phone ? (
        <PhoneRoom {...shared} composer={composer} />
      ) : (
        <WideRoom {...shared} showChat={() => setChatHidden(false)} />
      )}
      <Suspense>
        <RoomDoors plan={plan} room={room} fullscreen={fullscreen.on} />
      </Suspense>
    </>
  );
};

/** Whether a match ended while it is watched: the video stays until the stream itself ends. */
const useStillPlaying = (roomId: string): boolean => {
  const here = useStage((state) => state.show?.id === roomId);
  const playback = usePlayer(selectPlayback);
  return here && playback !== 'idle' && playback !== 'ended' && playback !== 'failed';
};
