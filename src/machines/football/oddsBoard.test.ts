import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { ODDS_TIMING } from '#domain/odds/oddsTiming.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { oddsBoardMachine, type OddsBoardEvent, type OddsBoardInput, type OddsPace } from './oddsBoard.machine.ts';
import { selectPrices, selectToldAt, selectWay } from './oddsBoard.selectors.ts';
import { wireOddsBoard } from './oddsBoard.wire.ts';

wellFormed('oddsBoard', oddsBoardMachine);

type Plain = Exclude<OddsBoardEvent['type'], 'odds.told' | 'board.pace'>;
type Step = Plain | { readonly told: number } | { readonly pace: OddsPace } | { readonly ms: number };
const told = (at: number) => ({ told: at });
const pace = (of: OddsPace) => ({ pace: of });
const wait = (ms: number) => ({ ms });
const { livePollMs, comingPollMs, checkMs, silenceMs } = ODDS_TIMING;

const eventOf = (step: Exclude<Step, { readonly ms: number }>): OddsBoardEvent => {
  if (typeof step === 'string') return { type: step };
  return 'told' in step ? { type: 'odds.told', at: step.told } : { type: 'board.pace', pace: step.pace };
};

const live: OddsBoardInput = { pace: 'live', toldAt: null };
const painted: OddsBoardInput = { pace: 'live', toldAt: 1 };
const after = (input: OddsBoardInput, ...steps: readonly Step[]) => {
  const clock = new SimulatedClock();
  let asked = 0;
  const machine = wireOddsBoard({ ask: () => (asked += 1) });
  const actor = createActor(machine, { clock, input }).start();
  for (const step of steps) {
    if (typeof step === 'object' && 'ms' in step) clock.increment(step.ms);
    else actor.send(eventOf(step));
  }
  const snapshot = actor.getSnapshot();
  return { prices: selectPrices(snapshot), toldAt: selectToldAt(snapshot), way: selectWay(snapshot), asked };
};

describe('MC-8: what is known of the prices', () => {
  it.each<[string, string, number | null, OddsBoardInput, readonly Step[]]>([
    ['none yet', 'awaited', null, live, []],
    ['prices that came with the page', 'current', 1, painted, []],
    ['the first answer', 'current', 7, live, [told(7)]],
    ['no first answer', 'missing', null, live, ['odds.failed']],
    ['an answer after none', 'current', 7, live, ['odds.failed', told(7)]],
    ['one answer that did not come changes nothing', 'current', 1, painted, ['odds.failed']],
    [
      'after two the source is gone, and the age of its prices is known',
      'old',
      1,
      painted,
      ['odds.failed', 'odds.failed'],
    ],
    ['an answer between them counts', 'current', 7, painted, ['odds.failed', told(7), 'odds.failed']],
    ['silence for long', 'old', 1, painted, [wait(silenceMs)]],
    ['silence behind a failure', 'old', 1, painted, ['odds.failed', wait(silenceMs)]],
    ['silence that was broken', 'current', 7, painted, [wait(silenceMs - 1), told(7), wait(silenceMs - 1)]],
    ['no network', 'old', 1, painted, ['net.lost']],
    ['no network behind a failure', 'old', 1, painted, ['odds.failed', 'net.lost']],
    ['the source is there again', 'current', 7, painted, ['net.lost', told(7)]],
    ['a match that is over has its last prices', 'current', 1, { pace: 'rest', toldAt: 1 }, [wait(silenceMs)]],
  ])('%s', (_, prices, toldAt, input, steps) => {
    expect(after(input, ...steps)).toMatchObject({ prices, toldAt });
  });
});

describe('MC-8: how changes are heard of', () => {
  it.each<[string, string, number, OddsBoardInput, readonly Step[]]>([
    [
      'a match that runs is asked for every 5 s',
      'polling',
      3,
      painted,
      [wait(livePollMs), wait(livePollMs), wait(livePollMs)],
    ],
    ['and not sooner', 'polling', 0, painted, [wait(livePollMs - 1)]],
    ['before kick-off every 30 s', 'polling', 1, { pace: 'coming', toldAt: 1 }, [wait(comingPollMs)]],
    ['from kick-off on faster', 'polling', 1, { pace: 'coming', toldAt: 1 }, [pace('live'), wait(livePollMs)]],
    ['a match that is over is not asked for', 'resting', 0, { pace: 'rest', toldAt: 1 }, [wait(checkMs)]],
    ['nor one whose prices are hidden from now on', 'resting', 0, painted, [pace('rest'), wait(checkMs)]],
    ['shown again, it is', 'polling', 1, painted, [pace('rest'), pace('live'), wait(livePollMs)]],
    ['the socket takes the place of questions', 'listening', 0, painted, ['socket.joined', wait(livePollMs)]],
    ['now and then a question finds what it missed', 'listening', 1, painted, ['socket.joined', wait(checkMs)]],
    [
      'without it, questions again, one at once',
      'polling',
      2,
      painted,
      ['socket.joined', 'socket.lost', wait(livePollMs)],
    ],
    ['one that is lost before it was heard changes nothing', 'polling', 0, painted, ['socket.lost']],
    ['joined while nobody looks', 'listening', 0, painted, [pace('rest'), 'socket.joined', pace('live')]],
    ['lost while nobody looks', 'polling', 0, painted, ['socket.joined', pace('rest'), 'socket.lost', pace('live')]],
    ['a page out of sight asks nothing', 'away', 0, painted, ['board.hidden', wait(checkMs)]],
    ['back in sight, it asks at once', 'polling', 1, painted, ['board.hidden', 'board.shown']],
    ['also where it hears the socket', 'listening', 1, painted, ['board.hidden', 'socket.joined', 'board.shown']],
    [
      'which was lost meanwhile',
      'polling',
      1,
      painted,
      ['socket.joined', 'board.hidden', 'socket.lost', 'board.shown'],
    ],
    ['but not of a match that ended meanwhile', 'resting', 0, painted, ['board.hidden', pace('rest'), 'board.shown']],
    ['the network is back', 'polling', 1, painted, ['net.lost', 'net.back']],
    ['also with the socket', 'listening', 1, painted, ['socket.joined', 'net.back']],
  ])('%s', (_, way, asked, input, steps) => {
    expect(after(input, ...steps)).toMatchObject({ way, asked });
  });
});
