import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Room } from '#domain/match/match.ts';
import type { PictureKind, Pictures } from '#machines/timeline/pictured.ts';
import { useApp } from './useApp.ts';
import { useNow } from './useNow.ts';

const never = () => () => {};

/**
 * B1: what belongs to the picture of a match; null while that is not known, undefined where nothing waits for a picture.
 */
export const usePictured = <K extends PictureKind>(
  kind: K,
  fixtureId: string | null,
): Pictures[K] | null | undefined => {
  const pictured = useApp().live.now()?.pictured;
  const wanted = fixtureId !== null;
  useEffect(() => (wanted ? pictured?.hold(kind) : undefined), [pictured, kind, wanted]);
  const read = useCallback(
    () => (fixtureId === null ? undefined : pictured?.shown(kind, fixtureId)),
    [pictured, kind, fixtureId],
  );
  return useSyncExternalStore(pictured?.subscribe ?? never, read, () => undefined);
};

/** B1: a room whose board says what it said at the moment of the picture. */
export const usePicturedRoom = (room: Room): Room => {
  const stat = usePictured('stat', room.fixtureId);
  return useMemo(() => {
    if (stat === undefined) return room;
    const { note: _note, noteAt: _noteAt, ...rest } = room;
    if (stat === null) return { ...rest, status: 'live', score: null };
    const { statusText: status, score, note, noteAt, tabs } = stat;
    return {
      ...{ ...rest, status, tabs },
      score: score && `${score.home}-${score.away}`,
      ...(note === undefined ? {} : { note }),
      ...(noteAt === undefined ? {} : { noteAt }),
    };
  }, [room, stat]);
};

/** B1: like `useNow`, but the moment of the picture, where there is one that things wait for. */
export const usePictureNow = (everyMs: number): number => {
  const now = useNow(everyMs);
  const pictured = useApp().live.now()?.pictured;
  return pictured ? Math.floor(pictured.moment() / everyMs) * everyMs : now;
};
