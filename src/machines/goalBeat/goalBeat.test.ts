import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { GOAL_BEAT } from '#domain/room/goalBeat.ts';
import type { ToldMoment } from '#domain/room/moments.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { goalBeatMachine, type GoalBeatEvent } from './goalBeat.machine.ts';
import { selectBeatMoment, selectGoalBeat } from './goalBeat.selectors.ts';
import { wireGoalBeat } from './goalBeat.wire.ts';

wellFormed('goalBeat', goalBeatMachine);

const goal = (momentId: string, ts = 100_000): ToldMoment => ({
  ...{ momentId, ts, kind: 'goal', text: { key: 'noName', values: { minute: '1' }, side: 'home' } },
});
const told = (momentId: string): GoalBeatEvent => ({ type: 'beat.told', moment: goal(momentId) });
const taken = (momentId: string): GoalBeatEvent => ({ type: 'beat.taken', momentId });
const shield = (on: boolean): GoalBeatEvent => ({ type: 'beat.shield', on });
const again: GoalBeatEvent = { type: 'beat.again' };
const rewound: GoalBeatEvent = { type: 'beat.rewound' };
const back: GoalBeatEvent = { type: 'beat.back' };
const wait = (ms: number) => ({ ms });
const { beatMs, coolingMs, againMs } = GOAL_BEAT;

type Step = GoalBeatEvent | { readonly ms: number };
const after = (...steps: readonly Step[]) => {
  const clock = new SimulatedClock();
  const sought: (number | 'edge')[] = [];
  const machine = wireGoalBeat({ seekTo: (at) => sought.push(at), toEdge: () => sought.push('edge') });
  const actor = createActor(machine, { clock, input: { shielded: false } }).start();
  for (const step of steps) {
    if ('ms' in step) clock.increment(step.ms);
    else actor.send(step);
  }
  const snapshot = actor.getSnapshot();
  return {
    is: [selectGoalBeat(snapshot), selectBeatMoment(snapshot)?.momentId ?? null],
    sought,
    score: selectBeatMoment(snapshot)?.scoreAfter,
  };
};

describe('B5: the moment of a goal', () => {
  it.each<[string, readonly unknown[], readonly Step[]]>([
    ['nothing yet', ['idle', null], []],
    ['a goal', ['beat', 'g1'], [told('g1')]],
    ['until the beat is over', ['beat', 'g1'], [told('g1'), wait(beatMs - 1)]],
    ['then who did it', ['cooling', 'g1'], [told('g1'), wait(beatMs)]],
    ['until that is over', ['idle', null], [told('g1'), wait(beatMs), wait(coolingMs)]],
    ['a goal is told once', ['idle', null], [told('g1'), wait(beatMs), wait(coolingMs), told('g1')]],
    ['the next one waits for the end of the beat', ['beat', 'g1'], [told('g1'), told('g2')]],
    ['and then has its own', ['beat', 'g2'], [told('g1'), told('g2'), wait(beatMs)]],
    ['of its own length', ['beat', 'g2'], [told('g1'), told('g2'), wait(beatMs), wait(beatMs - 1)]],
    ['of several that wait the last is told', ['beat', 'g3'], [told('g1'), told('g2'), told('g3'), wait(beatMs)]],
    ['one in the cooling begins at once', ['beat', 'g2'], [told('g1'), wait(beatMs), told('g2')]],
    ['a goal that is taken back is struck', ['struck', 'g1'], [told('g1'), taken('g1')]],
    ['then the old figure is lit, and why is said', ['explained', 'g1'], [told('g1'), taken('g1'), wait(beatMs)]],
    ['until that is over', ['idle', null], [told('g1'), taken('g1'), wait(beatMs), wait(coolingMs)]],
    ['taken back long after', ['struck', 'g1'], [told('g1'), wait(beatMs), wait(coolingMs), taken('g1')]],
    ['struck once', ['explained', 'g1'], [told('g1'), taken('g1'), wait(beatMs), taken('g1')]],
    ['taken back out of what is seen again', ['struck', 'g1'], [told('g1'), again, taken('g1')]],
    ['the next goal takes its place', ['beat', 'g2'], [told('g1'), taken('g1'), told('g2')]],
    ['going back behind what is struck', ['idle', null], [told('g1'), taken('g1'), rewound]],
    ['nothing is struck that was hidden', ['idle', null], [shield(true), told('g1'), shield(false), taken('g1')]],
    ['nor under the shield', ['idle', null], [told('g1'), shield(true), taken('g1')]],
    ['nor what nobody was told', ['idle', null], [taken('g1')]],
    ['one that is taken back while it waits', ['cooling', 'g1'], [told('g1'), told('g2'), taken('g2'), wait(beatMs)]],
    ['another that is taken back', ['beat', 'g1'], [told('g1'), taken('g0')]],
    ['under the shield nothing', ['idle', null], [shield(true), told('g1')]],
    ['nor when it is lifted', ['idle', null], [shield(true), told('g1'), shield(false), told('g1')]],
    ['but the next', ['beat', 'g2'], [shield(true), told('g1'), shield(false), told('g2')]],
    ['a shield that is raised ends it', ['idle', null], [told('g1'), told('g2'), shield(true), wait(beatMs)]],
    ['seen again', ['again', 'g1'], [told('g1'), wait(beatMs), again]],
    ['seen again out of the beat', ['again', 'g1'], [told('g1'), again]],
    ['while it is seen again it is not told again', ['again', 'g1'], [told('g1'), again, told('g1')]],
    ['another while it is seen again', ['beat', 'g2'], [told('g1'), again, told('g2')]],
    ['going back behind it ends it', ['idle', null], [told('g1'), rewound]],
    ['also when it cools', ['idle', null], [told('g1'), wait(beatMs), rewound]],
    ['but not who sees it again', ['again', 'g1'], [told('g1'), again, rewound]],
    ['back', ['idle', null], [told('g1'), again, back]],
    ['not back for a long time', ['idle', null], [told('g1'), again, wait(againMs)]],
    ['nothing to see again', ['idle', null], [again]],
  ])('%s', (_, expected, steps) => {
    expect(after(...steps).is).toEqual(expected);
  });

  it('a goal that is taken back has the score that it made, unless another one came after it', () => {
    const score = (momentId: string): GoalBeatEvent => ({
      type: 'beat.told',
      moment: { ...goal(momentId), scoreAfter: '3-1' },
    });
    const scoreOf = (...steps: readonly Step[]) => after(...steps).score;
    expect(scoreOf(score('g1'), taken('g1'))).toBe('3-1');
    expect(scoreOf(score('g1'), score('g2'), wait(beatMs), taken('g1'))).toBeUndefined();
  });

  it('is seen again from ten seconds before, and left for the edge', () => {
    expect(after(told('g1'), again).sought).toEqual([90_000]);
    expect(after(told('g1'), again, back).sought).toEqual([90_000, 'edge']);
  });
});
