import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { OddsPace } from '#machines/football/oddsBoard.machine.ts';
import { selectPrices, selectToldAt } from '#machines/football/oddsBoard.selectors.ts';
import { wireOddsBoard } from '#machines/football/oddsBoard.wire.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useOnline } from '../../hooks/useOnline.ts';
import type { Seen } from '../../hooks/useResource.ts';
import { useSelector } from '../../hooks/useSelector.ts';

/** The chart lives longer than what it asks: another day is another question. */
const createAsking = () => {
  let now = () => {};
  return {
    ask: () => now(),
    become: (next: () => void): void => {
      now = next;
    },
  };
};

const notHeard = { joined: false, odds: null };

/**
 * What keeps the prices of a board true, over the resource that holds them and what the socket tells; `goneSince` is null
 * while they are.
 */
export const useOddsBoard = (
  { failure, busy, receivedAt, retry }: Pick<Seen<unknown>, 'failure' | 'busy' | 'receivedAt' | 'retry'>,
  pace: OddsPace,
  heard: { readonly joined: boolean; readonly odds: readonly unknown[] | null } = notHeard,
): { readonly goneSince: number | null } => {
  const { clock } = useApp();
  const [asking] = useState(createAsking);
  const machine = useMemo(() => wireOddsBoard(asking), [asking]);
  const [input] = useState({ pace, toldAt: receivedAt });
  const board = useActorRef(machine, { input });
  useEffect(() => asking.become(retry), [asking, retry]);
  useEffect(() => board.send({ type: 'board.pace', pace }), [board, pace]);
  useEffect(() => {
    if (receivedAt !== null) board.send({ type: 'odds.told', at: receivedAt });
  }, [board, receivedAt]);
  useEffect(() => {
    if (!busy && failure) board.send({ type: 'odds.failed' });
  }, [board, busy, failure]);
  const { joined, odds } = heard;
  useEffect(() => {
    if (!joined) return;
    board.send({ type: 'socket.joined' });
    return () => board.send({ type: 'socket.lost' });
  }, [board, joined]);
  useEffect(() => {
    if (joined && odds) board.send({ type: 'odds.told', at: clock.now() });
  }, [board, clock, joined, odds]);
  useEffect(() => {
    const look = () => board.send({ type: document.hidden ? 'board.hidden' : 'board.shown' });
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [board]);
  const online = useOnline();
  const wasOnline = useRef(true);
  useEffect(() => {
    if (online === wasOnline.current) return;
    wasOnline.current = online;
    board.send({ type: online ? 'net.back' : 'net.lost' });
  }, [board, online]);
  const isOld = useSelector(board, (snapshot) => selectPrices(snapshot) === 'old');
  const toldAt = useSelector(board, selectToldAt);
  return { goneSince: isOld ? toldAt : null };
};
