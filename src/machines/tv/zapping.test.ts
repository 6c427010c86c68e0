import { expect, it } from 'vitest';
import { ZAP } from '#domain/tv/zapping.ts';
import { aChannel, aSource, startZapping } from '../../../tests/fakes/tv.ts';
import { isUnknown, selectScreen, selectTrouble } from './zapping.selectors.ts';

const channels = [
  aChannel(1, { sources: [aSource('a'), aSource('b', 'slow')] }),
  aChannel(2),
  aChannel(3, { health: 'dead', sources: [aSource('d', 'dead')] }),
  aChannel(12),
  aChannel(120),
];
const [one, two, dead] = channels;
/** On channel 1, with its picture, what was asked until then forgotten. */
const watching = () => {
  const zap = startZapping(channels);
  zap.send({ type: 'zap.to', channel: one! });
  zap.playing();
  zap.news();
  return zap;
};
const screen = (zap: ReturnType<typeof watching>) => selectScreen(zap.actor.getSnapshot());

it('TV-1: waits two seconds for the next digit, and Enter decides at once', () => {
  const zap = watching();
  zap.type('1');
  zap.clock.increment(ZAP.bufferMs - 1);
  zap.type('2');
  zap.clock.increment(ZAP.bufferMs - 1);
  expect(zap.news()).toEqual(['hush']);
  zap.clock.increment(1);
  expect(zap.news()).toEqual(['page c12', 'tune s12']);
  zap.type('2');
  zap.send({ type: 'zap.enter' });
  expect(zap.news()).toEqual(['hush', 'page c2', 'tune s2']);
});
it('TV-4: the sound before is off from the first digit on, and comes back where nothing is zapped to', () => {
  const zap = watching();
  zap.type('9');
  zap.send({ type: 'zap.cancel' });
  expect(zap.news()).toEqual(['hush', 'unhush']);
  zap.type('1');
  zap.send({ type: 'zap.enter' });
  expect(zap.news()).toEqual(['hush', 'unhush']);
  zap.type('99');
  zap.send({ type: 'zap.enter' });
  expect([zap.news(), isUnknown(zap.actor.getSnapshot())]).toEqual([['hush', 'unhush'], true]);
  zap.clock.increment(ZAP.unknownMs);
  expect(isUnknown(zap.actor.getSnapshot())).toBe(false);
});
it('TV-1: Back takes a digit back, and without one goes to the channel before', () => {
  const zap = watching();
  zap.send({ type: 'zap.pick', channel: two! });
  zap.news();
  zap.type('12');
  zap.send({ type: 'zap.back' });
  zap.send({ type: 'zap.enter' });
  expect(zap.news()).toEqual(['hush', 'page c1', 'tune a']);
  zap.send({ type: 'zap.back' });
  expect(zap.news()).toEqual(['page c2', 'tune s2']);
});
it.each([
  [1, 'c2', ['page c12', 'tune s12']],
  [-1, 'c1', ['page c120', 'tune s120']],
] as const)('TV-1: steps by %i from %s in a ring, past what is dead', (by, from, asked) => {
  const zap = watching();
  zap.send({ type: 'zap.to', channel: channels.find(({ channelId }) => channelId === from)! });
  zap.news();
  zap.send({ type: 'zap.step', by });
  expect(zap.news()).toEqual(asked);
});
it('TV-6: falls over to the next source and tells the origin, and only then it is dark', () => {
  const zap = watching();
  zap.fail('dash 27');
  expect([zap.news(), screen(zap)]).toEqual([['report a dash 27 0', 'tune b'], 'soon']);
  zap.clock.increment(ZAP.slowMs);
  expect(screen(zap)).toBe('slow');
  zap.clock.increment(ZAP.patienceMs - ZAP.slowMs);
  expect([zap.news(), screen(zap)]).toEqual([[`report b slow ${ZAP.patienceMs}`, 'stop'], 'dark']);
  zap.send({ type: 'zap.retry' });
  expect(zap.news()).toEqual(['tune a']);
  zap.playing();
  expect([screen(zap), zap.news()]).toEqual(['shown', ['keep c1']]);
});
it.each([
  ['failed', [aSource('x')], 'dash 27'],
  ['dead', [aSource('x')], 'dash 25 404'],
  ['dead', [aSource('x', 'dead')], 'slow'],
  ['blocked', [aSource('x')], 'dash 25 403'],
  ['blocked', [aSource('x', 'blocked'), aSource('y', 'dead')], 'dash 27'],
] as const)('TV-6: says %s for what its sources come to', (trouble, sources, reason) => {
  const zap = watching();
  zap.send({ type: 'zap.to', channel: aChannel(7, { sources }) });
  for (const _ of sources) zap.fail(reason);
  expect(selectTrouble(zap.actor.getSnapshot())).toBe(trouble);
});
it('TV-6: a channel that the operator does not let browsers reach is not tried, and neither is one without sources', () => {
  const zap = watching();
  const refused = { ...aSource('x', 'notAllowed'), streamLink: '' };
  zap.send({ type: 'zap.to', channel: aChannel(7, { sources: [refused] }) });
  expect([zap.news(), selectTrouble(zap.actor.getSnapshot())]).toEqual([['stop'], 'notAllowed']);
  zap.send({ type: 'zap.to', channel: aChannel(8, { sources: [] }) });
  expect([zap.news(), selectTrouble(zap.actor.getSnapshot())]).toEqual([['stop'], 'dead']);
});
it('TV-1: its number reaches a dead channel too, and closing stops everything', () => {
  const zap = watching();
  zap.type('3');
  zap.send({ type: 'zap.enter' });
  expect(zap.news()).toEqual(['hush', 'page c3', 'tune d']);
  expect(zap.actor.getSnapshot().context.channel).toBe(dead);
  zap.send({ type: 'zap.close' });
  expect([zap.news(), screen(zap)]).toEqual([['stop'], 'off']);
});
