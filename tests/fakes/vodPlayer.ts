import { createActor } from 'xstate';
import { createSmallWindow } from '#machines/vod/smallWindow.ts';
import { createStubs } from '#machines/vod/stubs.ts';
import { vodInput } from '#machines/vod/vod.memory.ts';
import { placesOn } from '#machines/vod/vod.places.ts';
import { wireVodPlayer } from '#machines/vod/vod.wire.ts';
import type { RecordedEvent } from '#ports/playback.ts';
import { present } from '#ui/app/lazy.ts';
import type { Parties } from '#ui/app/parties.ts';
import type { Vod } from '#ui/app/vod.ts';
import { noCodes, noParties } from './party.ts';
import { fakeRecorded } from './playback.ts';
import { fakeStorage } from './storage.ts';
import { VTT } from './vod.ts';

/** The film player as screens use it, over a fake playback that the test controls. */
export const fakeVodPlayer = (lengthS = 100, parties: Parties = noParties) => {
  const storage = fakeStorage();
  const playback = fakeRecorded();
  const stubs = createStubs();
  const followers = new Set<(path: string) => void>();
  const player = createActor(
    wireVodPlayer({
      ...{ playback, storage, stubs },
      clock: { now: () => 1_000_000 },
      log: { warn: () => {}, report: () => {} },
      focus: { request: () => {}, release: () => {} },
      readText: () => Promise.resolve(VTT),
      tellPlace: () => {},
      goNext: (path) => followers.forEach((go) => go(path)),
    }),
    { input: vodInput(storage) },
  ).start();
  const vod: Vod = {
    ...{ player, stubs, video: document.createElement('video'), placeOf: placesOn(storage).of },
    ...{ parties: present(parties), party: noCodes },
    small: createSmallWindow(),
    follow: (go) => {
      followers.add(go);
      return () => void followers.delete(go);
    },
    hear: (news) => player.send({ type: news }),
  };
  const tell = (event: RecordedEvent) => playback.tell(event);
  const at = (atS: number) => tell({ type: 'playback.position', atS, lengthS, bufferedS: Math.min(lengthS, atS + 20) });
  return {
    ...{ vod, player, asked: playback.asked, tell, at },
    /** The video plays from the given second on. */
    play: (atS = 1) => {
      tell({ type: 'playback.loaded', profiles: [], sound: null });
      tell({ type: 'playback.playing' });
      at(atS);
    },
  };
};
