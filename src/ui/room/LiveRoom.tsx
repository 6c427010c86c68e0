import { useEffect, useState } from 'react';
import { roomIdOf } from '#domain/room/roomAddress.ts';
import type { Room } from '#domain/match/match.ts';
import { room as roomResource } from '#machines/schedule/schedule.resources.ts';
import { isMissing } from '#ports/failure.ts';
import { HiddenResult } from '../app/hiddenResult.ts';
import type { ScreenProps } from '../app/screen.ts';
import { useLive } from '../hooks/useLive.ts';
import { useNotFound } from '../hooks/useNotFound.ts';
import { useWords } from '../hooks/useWords.ts';
import { useResource } from '../hooks/useResource.ts';
import { useShell } from '../hooks/useShell.ts';
import { Failed } from '../kit/Failed.tsx';
import { RoomSkeleton } from './RoomSkeleton.tsx';
import { RoomView } from './RoomView.tsx';
import * as styles from './RoomScreen.css.ts';

/** The room of another commentator of the same match, as far as it is known before it is loaded. */
const provisional = (known: Room | null, roomId: string): Room | null => {
  const speaker = known?.users.find((user) => user.roomId === roomId);
  if (!known || !speaker) return null;
  return { ...known, roomId, users: [speaker, ...known.users.filter((user) => user !== speaker)] };
};

export type RoomAddress = Pick<ScreenProps<'roomFootball'>, 'params'>;

/** A room with video, chat and all that is live, once their code is there. */
export default function LiveRoom({ params: { slug } }: RoomAddress) {
  const { prepareVideo } = useLive();
  const t = useWords('room');
  const phone = useShell() === 'mobile';
  const roomId = roomIdOf(slug) ?? '';
  const { value, failure, busy, receivedAt, retry } = useResource(roomResource, { roomId });
  const [known, setKnown] = useState<Room | null>(null);
  if (value && value !== known) setKnown(value);
  const room = value ?? provisional(known, roomId);
  const missing = !value && isMissing(failure);
  useEffect(() => prepareVideo(), [prepareVideo]);
  useNotFound(missing);

  if (failure && !value && !missing)
    return (
      <div className={styles.alone}>
        <Failed failure={failure} onRetry={retry} busy={busy}>
          {t('failed')}
        </Failed>
      </div>
    );
  if (!room) return <RoomSkeleton phone={phone} />;
  return (
    <HiddenResult value={room.hidden === true}>
      <RoomView room={room} roomId={roomId} staleSince={failure ? receivedAt : null} />
    </HiddenResult>
  );
}
