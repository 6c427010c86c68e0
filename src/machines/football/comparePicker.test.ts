import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Candidate, Chosen } from '#domain/football/candidate.ts';
import { COMPARE } from '#domain/football/compare.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { comparePickerMachine, type ComparePickerEvent } from './comparePicker.machine.ts';
import { wireComparePicker } from './comparePicker.wire.ts';

wellFormed('comparePicker', comparePickerMachine);

/** A step is an event, or so many milliseconds. */
type Step = ComparePickerEvent | number;
const none: Chosen = { a: null, b: null };
const open = (side: 'a' | 'b'): Step => ({ type: 'picker.open', side });
const type = (text: string): Step => ({ type: 'picker.type', text });
const move = (by: 1 | -1): Step => ({ type: 'picker.move', by });
const take = (id: string): Step => ({ type: 'picker.take', id });
const enter: Step = { type: 'picker.enter' };
const close: Step = { type: 'picker.close' };
const swap: Step = { type: 'picker.swap' };
const retry: Step = { type: 'picker.retry' };
const pause = COMPARE.typingPauseMs;

const found = succeeded(['x', 'y', 'z'].map((id): Candidate => ({ id, name: id, side: { name: id, logo: '' } })));
const turn = () => new Promise((resolve) => setTimeout(resolve));

const play = async (steps: readonly Step[], chosen = none, answers: readonly Outcome<readonly Candidate[]>[] = []) => {
  const clock = new SimulatedClock();
  const asked: string[] = [];
  const written: Chosen[] = [];
  const machine = wireComparePicker({
    find: async (text) => answers[asked.push(text) - 1] ?? found,
    writeAddress: (next) => void written.push(next),
  });
  const actor = createActor(machine, { clock, input: chosen }).start();
  for (const step of steps) {
    if (typeof step === 'number') clock.increment(step);
    else actor.send(step);
    await turn();
  }
  const state = actor.getSnapshot();
  actor.stop();
  return { asked, written, state };
};

describe('TP-6: both sides of a comparison are picked by search', () => {
  it.each<readonly [string, readonly Step[], Chosen, readonly Chosen[]]>([
    ['the first found by the enter key', [open('a'), type('g'), pause, enter], none, [{ a: 'x', b: null }]],
    ['the second by arrow and enter', [open('b'), type('g'), pause, move(1), enter], none, [{ a: null, b: 'y' }]],
    [
      'the last by going up from the first',
      [open('a'), type('g'), pause, move(-1), enter],
      none,
      [{ a: 'z', b: null }],
    ],
    [
      'the first again after the last',
      [open('a'), type('g'), pause, move(-1), move(1), enter],
      none,
      [{ a: 'x', b: null }],
    ],
    ['any by a press', [open('a'), type('g'), pause, take('y')], none, [{ a: 'y', b: null }]],
    ['a suggestion before anything is typed', [open('b'), take('q')], { a: 'x', b: null }, [{ a: 'x', b: 'q' }]],
    ['not the one of the other side', [open('b'), take('x')], { a: 'x', b: null }, []],
    ['nor is that one found', [open('b'), type('g'), pause, enter], { a: 'x', b: null }, [{ a: 'x', b: 'y' }]],
    ['nothing by enter before there is a list', [open('a'), type('g'), enter, close], none, []],
    ['nothing by leaving', [open('a'), type('g'), pause, close], none, []],
    ['both by swapping', [swap], { a: 'x', b: 'y' }, [{ a: 'y', b: 'x' }]],
    ['one alone by swapping', [swap], { a: 'x', b: null }, [{ a: null, b: 'x' }]],
    ['nothing by swapping two empty sides', [swap], none, []],
  ])('%s', async (_, steps, chosen, written) => {
    expect((await play(steps, chosen)).written).toEqual(written);
  });

  it('asks once typing pauses, with what was typed last', async () => {
    expect((await play([open('a'), type('g'), pause - 1, type(' gà '), pause])).asked).toEqual(['gà']);
    expect((await play([open('a'), type('g'), pause - 1, type(' '), pause])).asked).toEqual([]);
  });
  it('says that nothing was found, that the other side alone was found, and that asking failed, which can be tried again', async () => {
    const asking = [open('b'), type('g'), pause];
    const ends = async (answer: Outcome<readonly Candidate[]>, more: readonly Step[] = []) =>
      (await play([...asking, ...more], { a: 'x', b: null }, [answer])).state.value;
    expect(await ends(succeeded([]))).toEqual({ open: 'nothing' });
    expect(await ends(succeeded(found.ok ? found.value.slice(0, 1) : []))).toEqual({ open: 'nothing' });
    expect(await ends(failed({ kind: 'unreachable' }))).toEqual({ open: 'failed' });
    expect(await ends(failed({ kind: 'unreachable' }), [retry])).toEqual({ open: 'listed' });
  });
  it('the address leads: what it names is chosen, and a list that was made for other sides goes', async () => {
    const led = await play([open('b'), type('g'), pause, { type: 'picker.address', chosen: { a: 'x', b: null } }]);
    expect([led.state.value, led.state.context.found]).toEqual(['closed', []]);
    const same = await play([open('b'), type('g'), pause, { type: 'picker.address', chosen: none }]);
    expect(same.state.value).toEqual({ open: 'listed' });
    const { state } = await play([{ type: 'picker.address', chosen: { a: 'm', b: 'n' } }]);
    expect(state.context.chosen).toEqual({ a: 'm', b: 'n' });
  });
});
