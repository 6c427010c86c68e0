import { createActor, SimulatedClock } from 'xstate';
import type { PlayerEvent, PlayerInput } from '#machines/player/player.types.ts';
import { selectPlayback } from '#machines/player/player.selectors.ts';
import { playerInput, wirePlayer } from '#machines/player/player.wire.ts';
import type { LiveEvent } from '#ports/playback.ts';
import { fakePlayback, twoSources } from './playback.ts';
import { fakeStorage } from './storage.ts';

type EventWithoutPayload = {
  [E in PlayerEvent as E['type']]: keyof E extends 'type' ? E['type'] : never;
}[PlayerEvent['type']];

/** A wired player on a simulated clock, with one list of all its requests. */
export const startPlayer = (kept: Readonly<Record<string, string>> = {}, input: Partial<PlayerInput> = {}) => {
  const clock = new SimulatedClock();
  const storage = fakeStorage(kept);
  const playback = fakePlayback();
  const { asked } = playback;
  const machine = wirePlayer({
    playback,
    storage,
    log: { warn: (message, detail) => asked.push(`log ${message} ${String(detail)}`), report: () => {} },
    focus: { request: () => asked.push('focus'), release: () => asked.push('release') },
  });
  const actor = createActor(machine, { clock, input: { ...playerInput(storage), ...input } }).start();
  const send = (event: PlayerEvent | EventWithoutPayload) =>
    actor.send(typeof event === 'string' ? ({ type: event } as PlayerEvent) : event);
  return {
    actor,
    asked,
    clock,
    kept: storage.kept,
    playback,
    send,
    open: () => send({ type: 'player.open', streams: twoSources }),
    tell: (event: LiveEvent | EventWithoutPayload) =>
      playback.tell(typeof event === 'string' ? ({ type: event } as LiveEvent) : event),
    fail: (fatal = false) => playback.tell({ type: 'playback.failed', fatal, reason: '27' }),
    latency: (position: number | null, behindS = 0) =>
      playback.tell({ type: 'playback.latency', position, behindS, windowS: 300 }),
    state: () => actor.getSnapshot(),
    /** The requests since the last call. */
    news: () => asked.splice(0),
  };
};

/** A muted player with two sources; `now` tells the state of the video. */
export const openedPlayer = (kept: Readonly<Record<string, string>> = {}) => {
  const player = startPlayer({ 'khandai.player.muted': 'yes', ...kept });
  player.open();
  player.news();
  return { ...player, now: () => selectPlayback(player.state()) };
};
/** The same with its video playing. */
export const playingPlayer = (kept: Readonly<Record<string, string>> = {}) => {
  const player = openedPlayer(kept);
  player.tell('playback.playing');
  player.news();
  return player;
};
