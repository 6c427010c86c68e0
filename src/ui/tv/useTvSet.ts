import { useCallback, useEffect, useMemo } from 'react';
import type { Channel } from '#domain/tv/channel.ts';
import { channelPath } from '#domain/tv/tvPaths.ts';
import type { Tv } from '../app/tv.ts';
import type { Stubs } from '../app/vod.ts';
import { useFoldedRoom } from '../hooks/useFoldedRoom.ts';
import { useLive } from '../hooks/useLive.ts';
import { useNavigate } from '../hooks/useNavigate.ts';

interface Shown {
  readonly channel: Channel | null;
  readonly channels: readonly Channel[];
  /** In passing, above the guide: without its sound. */
  readonly preview: boolean;
}

/** Keeps the set on the channel that the page shows; leaving the area switches it off. */
export const useTvSet = (tv: Tv, { channel, channels, preview }: Shown): void => {
  const go = useNavigate();
  useEffect(() => tv.zapping.send({ type: 'zap.channels', channels }), [tv, channels]);
  useEffect(() => tv.preview(preview), [tv, preview]);
  // A newer answer about the same channel changes nothing of what plays.
  const shown = useMemo(() => channel, [channel?.channelId]); // oxlint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (shown) tv.zapping.send({ type: 'zap.to', channel: shown });
  }, [tv, shown]);
  useEffect(() => tv.follow((to) => go(channelPath(to), { replace: true })), [tv, go]);
  useEffect(() => () => tv.leave(), [tv]);
  const { vod } = useLive();
  const leave = useCallback<Stubs['leave']>(
    (stub) =>
      void vod.load().then(
        ({ stubs }) => stubs.leave(stub),
        () => undefined,
      ),
    [vod],
  );
  useFoldedRoom(leave);
};
