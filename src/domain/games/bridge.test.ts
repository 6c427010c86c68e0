import { describe, expect, it } from 'vitest';
import { BRIDGE, isFlood, noRate, readFromGame, readSavedRun, rateAfter } from './bridge.ts';

const v = BRIDGE.version;
const proof = { steps: '.1', rest: 3 };

describe('GA-2: messages of games', () => {
  it.each([
    [{ v, type: 'game.loaded', more: 1 }, { type: 'game.loaded' }],
    [{ v, type: 'game.trouble', message: 'x' }, { type: 'game.trouble' }],
    [
      { v, type: 'game.progress', done: 0.5 },
      { type: 'game.progress', done: 0.5 },
    ],
    [
      { v, type: 'game.score', value: 7, final: true, proof: { ...proof, x: 1 } },
      { type: 'game.score', value: 7, final: true, proof },
    ],
    [
      { v, type: 'game.saveRequest', data: 'd' },
      { type: 'game.saveRequest', data: 'd' },
    ],
    [
      { v, type: 'game.error', message: 'x'.repeat(900) },
      { type: 'game.error', message: 'x'.repeat(200) },
    ],
  ])('%j is read as what was asked for alone', (message, read) => {
    expect(readFromGame(message)).toEqual(read);
  });
  it.each([
    ...[null, undefined, 5, 'game.loaded', [], {}, { type: 'game.loaded' }, { v: 2, type: 'game.loaded' }],
    ...[
      { v, type: 'portal.ready' },
      { v, type: 'game.progress', done: 2 },
      { v, type: 'game.progress', done: Number.NaN },
    ],
    ...[
      { v, type: 'game.score', value: -1, final: true, proof },
      { v, type: 'game.score', value: 1.5, final: true, proof },
    ],
    ...[
      { v, type: 'game.score', value: 1, final: 'yes', proof },
      { v, type: 'game.score', value: 1, final: true },
    ],
    { v, type: 'game.score', value: 1, final: true, proof: { steps: 'x'.repeat(BRIDGE.stepsLength + 1), rest: 0 } },
    ...[
      { v, type: 'game.saveRequest', data: 'x'.repeat(BRIDGE.saveLength + 1) },
      { v, type: 'game.saveRequest' },
    ],
    { v, type: 'game.error', message: {} },
  ])('%# is none', (message) => {
    expect(readFromGame(message)).toBeNull();
  });
  it('more than so many in a second are a flood, and a calm second makes it good', () => {
    let rate = noRate;
    for (let i = 0; i < BRIDGE.messagesASecond; i++) rate = rateAfter(rate, 5000);
    expect(isFlood(rate)).toBe(false);
    expect(isFlood(rateAfter(rate, 5999))).toBe(true);
    expect(isFlood(rateAfter(rate, 6000))).toBe(false);
    expect(rateAfter(rate, 10).count).toBe(1);
  });
  it('reads a saved run, and nothing else', () => {
    const run = { runId: 'r1', seed: 5, steps: '.1', rest: 0 };
    expect(readSavedRun(JSON.stringify(run))).toEqual(run);
    for (const data of ['', '{', 'null', '[]', '{"runId":"r"}', JSON.stringify({ ...run, seed: -1 })])
      expect(readSavedRun(data)).toBeNull();
  });
});
