import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { BRIDGE, type ToGame } from '#domain/games/bridge.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { gameBridgeMachine } from './gameBridge.machine.ts';
import { isGameMuted, selectStage } from './gameBridge.selectors.ts';
import type { GameBridgeEvent } from './gameBridge.types.ts';
import { wireGameBridge } from './gameBridge.wire.ts';

wellFormed('gameBridge', gameBridgeMachine);

const start = ({ speaks = true, muted = false } = {}) => {
  const clock = new SimulatedClock();
  const posted: ToGame['type'][] = [];
  const told: string[] = [];
  let hear: (event: GameBridgeEvent) => void = () => {};
  let seen: (visible: boolean) => void = () => {};
  const actor = createActor(
    wireGameBridge({
      frame: {
        open: () => told.push('opened'),
        close: () => told.push('closed'),
        watch: (listener) => {
          hear = listener;
          return () => {};
        },
      },
      post: ({ type }) => posted.push(type),
      visibility: {
        isVisible: () => true,
        watch: (changed) => {
          seen = changed;
          return () => {};
        },
      },
      beginning: () => ({ locale: 'vi', seed: 1, runId: 'r', data: null }),
      takeSound: () => told.push('sound taken'),
      letSoundGo: () => told.push('sound let go'),
      scored: ({ value }, final) => told.push(`score ${value} ${final}`),
      saved: (data) => told.push(`save ${data}`),
      begun: () => told.push('begun'),
      left: () => told.push('left'),
    }),
    { clock, input: { speaks, muted } },
  ).start();
  actor.send({ type: 'bridge.open' });
  return {
    ...{ actor, posted, told, clock, hear: (event: GameBridgeEvent) => hear(event), seen: (on: boolean) => seen(on) },
    shows: () => selectStage(actor.getSnapshot()),
    fault: () => actor.getSnapshot().context.fault,
  };
};
const playing = (given = {}) => {
  const stage = start(given);
  stage.hear({ type: 'game.loaded' });
  return stage;
};

it('GA-2: loads, says when that is slow, and gives up a game that never tells that it is ready', () => {
  const { clock, shows, fault, told } = start();
  expect(shows()).toBe('loading');
  clock.increment(BRIDGE.slowMs);
  expect(shows()).toBe('slow');
  clock.increment(BRIDGE.neverReadyMs);
  expect([shows(), fault(), told.includes('closed')]).toEqual(['broken', 'neverReady', true]);
});
it('GA-2: a game that does not know the portal is there with its page', () => {
  const { hear, shows, clock } = start({ speaks: false });
  hear({ type: 'frame.opened' });
  clock.increment(10 * BRIDGE.beatMs);
  expect(shows()).toBe('running');
  const other = start();
  other.hear({ type: 'frame.opened' });
  expect(other.shows()).toBe('loading');
});
it.each([
  [{ type: 'game.error', message: 'x' } as const, 'error'],
  [{ type: 'frame.flooded' } as const, 'flood'],
])('GA-2: %j takes the game off the stage, and it can be opened again', (event, fault) => {
  const stage = playing();
  stage.hear(event);
  expect([stage.shows(), stage.fault()]).toEqual(['broken', fault]);
  expect(stage.told.at(-1)).toBe('sound let go');
  stage.actor.send({ type: 'bridge.retry' });
  expect([stage.shows(), stage.fault()]).toEqual(['loading', null]);
});
it('GA-2: what a game of others tells of its faults takes it nowhere; opened again it begins without them', () => {
  const stage = start();
  const troubled = () => stage.actor.getSnapshot().context.troubled;
  stage.hear({ type: 'game.trouble' });
  stage.hear({ type: 'game.loaded' });
  expect([stage.shows(), stage.fault(), troubled()]).toEqual(['running', null, true]);
  stage.actor.send({ type: 'bridge.close' });
  stage.actor.send({ type: 'bridge.open' });
  expect(troubled()).toBe(false);
  stage.hear({ type: 'game.loaded' });
  stage.hear({ type: 'game.trouble' });
  expect([stage.shows(), troubled()]).toEqual(['running', true]);
});
it('GA-2: a game that answers nothing hangs, one that answers goes on', () => {
  const { clock, hear, shows, fault, posted } = playing();
  clock.increment(BRIDGE.beatMs);
  expect(posted.at(-1)).toBe('portal.ask');
  hear({ type: 'game.alive' });
  clock.increment(BRIDGE.beatMs);
  clock.increment(BRIDGE.patienceMs);
  expect([shows(), fault()]).toEqual(['broken', 'hung']);
});
it('GA-10: a hidden tab pauses and goes on; what a person paused stays so', () => {
  const { actor, seen, shows, posted } = playing();
  seen(false);
  expect([shows(), posted.at(-1)]).toEqual(['hidden', 'portal.pause']);
  seen(true);
  expect([shows(), posted.at(-1)]).toEqual(['running', 'portal.resume']);
  actor.send({ type: 'bridge.pause' });
  seen(false);
  seen(true);
  expect(shows()).toBe('paused');
});
it('GA-10: the game takes the seat of the sound, pauses when it is taken, and is muted by hand', () => {
  const { actor, told, shows, posted } = playing();
  expect(told).toContain('sound taken');
  actor.send({ type: 'focus.lost' });
  expect(shows()).toBe('paused');
  actor.send({ type: 'bridge.mute' });
  expect([isGameMuted(actor.getSnapshot()), posted.at(-1)]).toEqual([true, 'portal.mute']);
  expect(playing({ muted: true }).told).not.toContain('sound taken');
});
it('hands on scores, states, a new beginning and the wish to leave', () => {
  const { hear, told } = playing();
  hear({ type: 'game.score', value: 9, proof: { steps: '', rest: 0 }, final: true });
  hear({ type: 'game.saveRequest', data: 'd' });
  hear({ type: 'game.begun' });
  hear({ type: 'game.leave' });
  expect(told.slice(-4)).toEqual(['score 9 true', 'save d', 'begun', 'left']);
});
