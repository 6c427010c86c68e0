import { useCallback, useState } from 'react';
import { ROOM_DISPLAY } from '#domain/colour/pageColour.ts';
import { bandSides, ROOM_BAND } from '#domain/room/bandSide.ts';
import { chatPlaces, ROOM_CHAT } from '#domain/room/stage.ts';
import { useApp } from '../hooks/useApp.ts';

/** A choice of how rooms are shown, remembered for all rooms; the first is the default. */
const useChosen = <A extends string>(key: string, choices: readonly A[]): readonly [A, (next: A) => void] => {
  const { storage } = useApp();
  const [chosen, setChosen] = useState(() => {
    const kept = storage.read(key);
    return choices.find((one) => one === kept) ?? choices[0]!;
  });
  const choose = useCallback(
    (next: A) => {
      setChosen(next);
      storage.write(key, next);
    },
    [key, storage],
  );
  return [chosen, choose];
};

const displays = ['normal', 'theater'] as const;

/** LIVE-3: normal or Theater. */
export const useDisplay = () => useChosen(ROOM_DISPLAY, displays);

/** Where the chat is in Theater, in full screen and on a phone held sideways. */
export const useChatPlace = () => useChosen(ROOM_CHAT, chatPlaces);

/** On which side of the picture a band of chat stands. */
export const useBandSide = () => useChosen(ROOM_BAND, bandSides);
