import { existsSync } from 'node:fs';
import { demoAirTime } from './demo/demoSource.ts';
import { demoOnAir } from './demo/tv/streams.ts';
import type { Log } from './log.ts';
import { loadMedia, type MediaStore } from './media/mediaStore.ts';
import { phaseOf, type RoomOnAir } from './media/timeline.ts';
import type { Clock } from './shared/clock.ts';
import { StartRefused } from './shared/startRefused.ts';

/** The scenes that the demo streams. */
export const readScenes = (media: string, log: Log): MediaStore => {
  if (!existsSync(media)) throw new StartRefused(`${media} is missing: put the demo's streams there, or set DEMO=off.`);
  return loadMedia(media, (scene, error) => log.error('scene left out', { scene, reason: String(error) }));
};

/** What a demo room had on the air at a given time. */
export const demoRoomOnAir = (name: string, at: number): RoomOnAir | null => {
  const room = demoAirTime(name, at);
  return room && { ...room, phase: phaseOf(name) };
};

/** What the demo has on the air under the name of a room or channel. */
export const onDemoAir =
  (clock: Clock) =>
  (name: string): RoomOnAir | null =>
    demoRoomOnAir(name, clock()) ?? demoOnAir(name, clock());
