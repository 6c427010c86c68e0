import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inRoomOrder, ROOM_ORDER, roomOrderFrom, type RoomOrder } from '#domain/schedule/roomOrder.ts';
import type { Match } from '#domain/match/match.ts';
import { isMine } from '#domain/spoiler/mine.ts';
import { watchFollowed } from '#machines/spoiler/followed.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useEarlySession } from '../../hooks/useSession.ts';
import type { Place } from './useSteadyRooms.ts';

const listeners = new Set<() => void>();
const watch = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Kept on the device. */
const useChosenOrder = (): readonly [RoomOrder, (order: RoomOrder) => void] => {
  const { storage } = useApp();
  const order = useSyncExternalStore(
    watch,
    () => roomOrderFrom(storage.read(ROOM_ORDER)),
    () => roomOrderFrom(null),
  );
  const choose = useCallback(
    (next: RoomOrder) => {
      storage.write(ROOM_ORDER, next);
      for (const changed of listeners) changed();
    },
    [storage],
  );
  return [order, choose];
};

type IsMine = (match: Match) => boolean;
const nobody: IsMine = () => false;

/** Whether a match is of what the viewer follows; asked for only while somebody wants those first. */
const useMine = (wanted: boolean): IsMine => {
  const { resources, storage } = useApp();
  const auth = useEarlySession()?.auth;
  const [mine, setMine] = useState<IsMine>(() => nobody);
  useEffect(() => {
    if (!wanted || !auth) return;
    return watchFollowed({ auth, resources, storage }, (followed) =>
      setMine(() => (match: Match) => isMine(match, followed) === true),
    );
  }, [wanted, auth, resources, storage]);
  return wanted ? mine : nobody;
};

/** Changes each time the page is looked at again. */
const useReturns = (): number => {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const look = () => {
      if (!document.hidden) setReturns((all) => all + 1);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return returns;
};

/** V-14: the chosen order of rooms, and what puts them in it: at the choice, and when the page is looked at again. */
export const useRoomOrder = (
  rooms: readonly Match[],
  place: Place,
): readonly [RoomOrder, (order: RoomOrder) => void] => {
  const [order, choose] = useChosenOrder();
  const mine = useMine(order === 'followed');
  const returns = useReturns();
  const shown = useRef(rooms);
  useEffect(() => {
    shown.current = rooms;
  }, [rooms]);
  useEffect(() => {
    place(inRoomOrder(shown.current, order, mine).map(({ fixtureId }) => fixtureId));
  }, [order, mine, returns, place]);
  return [order, choose];
};
