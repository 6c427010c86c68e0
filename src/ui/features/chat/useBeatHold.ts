import { useEffect } from 'react';
import { useLive } from '../../hooks/useLive.ts';
import { useMedia } from '../../hooks/useMedia.ts';
import { media } from '../../theme/media.ts';

/** B5: while a moment is felt, what others say in the room waits, and is shown at once after it; not under reduced motion. */
export const useBeatHold = (groupId: string, momentId: string | null) => {
  const { chatRoomFor } = useLive();
  const still = useMedia(media.still);
  useEffect(() => {
    if (momentId === null || still) return;
    const room = chatRoomFor(groupId);
    room.hold(true);
    return () => room.hold(false);
  }, [chatRoomFor, groupId, momentId, still]);
};
