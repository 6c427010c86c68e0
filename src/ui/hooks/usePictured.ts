import { useEffect, useSyncExternalStore } from 'react';
import type { Room } from '#domain/match/match.ts';
import type { PictureKind, PicturedStore, Pictures } from '#machines/timeline/pictured.ts';
import { useApp } from './useApp.ts';
import { useSpoiler } from './useSpoiler.ts';

const never = () => () => {};

/** What `read` finds in what follows the picture; `otherwise` while the code of that is not loaded. */
const useStore = <A>(kind: PictureKind | null, read: (pictured: PicturedStore) => A, otherwise: A): A => {
  const pictured = useApp().live.now()?.pictured;
  useEffect(() => (kind ? pictured?.hold(kind) : undefined), [pictured, kind]);
  const { open } = useSpoiler();
  const found = useSyncExternalStore(
    pictured?.subscribe ?? never,
    () => (pictured ? read(pictured) : otherwise),
    () => otherwise,
  );
  // B2: of the past, too, nobody is told what they hide.
  return found ? (open(found) ?? otherwise) : found;
};

/**
 * B1: what belongs to the picture of a match; null while that is not known, undefined where nothing waits for a picture,
 * or where nothing is asked for.
 */
export const usePictured = <K extends PictureKind>(kind: K | null, fixtureId: string): Pictures[K] | null | undefined =>
  useStore(kind, (pictured) => (kind ? pictured.shown(kind, fixtureId) : undefined), undefined);

/** B1: a room whose board says what it said at the moment of the picture. */
export const usePicturedRoom = (room: Room): Room => useStore('stat', (pictured) => pictured.roomThen(room), room);
