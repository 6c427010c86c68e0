import { createContext, use, useMemo } from 'react';
import type { VodSnapshot } from '#machines/vod/vod.selectors.ts';
import type { VodEvent } from '#machines/vod/vod.types.ts';
import type { Vod } from '../../../app/vod.ts';
import { useSelector } from '../../../hooks/useSelector.ts';

export const VodContext = createContext<Vod | null>(null);

/** The player of films, inside of what plays them. */
export const useVod = (): Vod => {
  const vod = use(VodContext);
  if (!vod) throw new Error('useVod needs a VodContext above it: render it inside of Watch');
  return vod;
};

/** Selects a part of the player's state; the selector must return a primitive or a reference from the context. */
export const useVodState = <A>(select: (snapshot: VodSnapshot) => A): A => useSelector(useVod().player, select);

type Plain = { [E in VodEvent as E['type']]: keyof E extends 'type' ? E['type'] : never }[VodEvent['type']];

export const useVodSend = () => {
  const { player } = useVod();
  return useMemo(
    () => (event: VodEvent | Plain) => player.send(typeof event === 'string' ? ({ type: event } as VodEvent) : event),
    [player],
  );
};
