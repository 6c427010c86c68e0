import { describe, expect, it } from 'vitest';
import { draw, readSteps, replay, stepsText, type GameCore, type Step } from './core.ts';
import { crestsCore, pushed } from './crests/crests.ts';
import { dayEnds, gameDay, weekBegins } from './gameDay.ts';
import { juggleCore, reaching } from './juggle/juggle.ts';
import { marblesCore } from './marbles/marbles.ts';
import { ownGames } from './own.ts';
import { penaltyCore } from './penalty/penalty.ts';
import { choices, isDone, quanCore, QUAN_INPUT, turned } from './quan/quan.ts';
import { FIELD, snakeCore } from './snake/snake.ts';
import { compare, guessCore, NEXT_WORD, syllablesOf, TRIES } from './syllables/guess.ts';
import { readSyllable, syllableCode, syllableOfCode } from './syllables/syllable.ts';
import { wordList } from './syllables/words.ts';

/** Plays at random, as a member who presses whatever the rules allow; answers the run. */
const wild = <State>(core: GameCore<State>, seed: number, codes: (state: State) => readonly number[], most: number) => {
  let state = core.start(seed);
  let random = seed;
  const steps: Step[] = [];
  let rest = 0;
  for (let i = 0; i < most && !core.isOver(state); i++) {
    const [wait, afterWait] = core.rate === 0 ? [0, random] : draw(random, 30);
    const open = codes(state);
    const [which, after] = draw(afterWait, Math.max(1, open.length));
    random = after;
    let waited = 0;
    for (; waited < wait && !core.isOver(state); waited++) state = core.tick(state);
    const next = core.isOver(state) ? null : core.input(state, open[which]!);
    if (next === null) {
      rest = waited;
      break;
    }
    steps.push([waited, open[which]!]);
    state = next;
  }
  return { state, run: { seed, steps, rest } };
};
const masks = Array.from({ length: 64 }, (_, i) => i);
const held = () => masks;

const players: Readonly<Record<string, (seed: number) => { score: number; again: unknown }>> = {
  'sut-luan-luu': (seed) => both(penaltyCore, seed, held, 3000),
  'tang-bong': (seed) => both(juggleCore, seed, held, 2000),
  'dua-bi': (seed) => both(marblesCore, seed, ({ own }) => (own === -1 ? [100, 107] : masks), 60),
  'huy-hieu-2048': (seed) =>
    both(crestsCore, seed, (state) => [0, 1, 2, 3].filter((move) => crestsCore.input(state, move)), 2000),
  'ran-san-co': (seed) => both(snakeCore, seed, held, 2000),
  'o-an-quan': (seed) =>
    both(
      quanCore,
      seed,
      (state) => (state.level === 0 ? [21] : isDone(state) ? [QUAN_INPUT.next] : choices(state, 0)),
      400,
    ),
  'doan-tieng': (seed) =>
    both(guessCore, seed, ({ between, word }) => (between ? [NEXT_WORD] : syllablesOf(word).map(syllableCode)), 400),
};
const both = <State>(core: GameCore<State>, seed: number, codes: (state: State) => readonly number[], most: number) => {
  const { state, run } = wild(core, seed, codes, most);
  const again = replay(core, { ...run, steps: readSteps(stepsText(run.steps))! });
  return { score: core.score(state), again: again && { score: again.score, state: again.state, same: state } };
};

describe('GA-7: every game of ours played again', () => {
  it('is in the table of those that are checked', () => {
    expect(Object.keys(players)).toEqual(Object.keys(ownGames));
  });
  it.each(Object.entries(players))('%s comes to the same state and score', (_id, play) => {
    for (const seed of [1, 7, 2026]) {
      const { score, again } = play(seed);
      expect(again).toMatchObject({ score });
      const { state, same } = again as { state: unknown; same: unknown };
      expect(state).toEqual(same);
    }
  });
  it('refuses steps that the rules do not allow, waits for ever, or is over before', () => {
    expect(ownGames['ran-san-co']!.replay({ seed: 1, steps: [[0, 64]], rest: 0 })).toBeNull();
    expect(ownGames['ran-san-co']!.replay({ seed: 1, steps: [], rest: 10_000_000 })).toBeNull();
    expect(ownGames['huy-hieu-2048']!.replay({ seed: 1, steps: [[5, 1]], rest: 0 })).toBeNull();
    expect(ownGames['ran-san-co']!.replay({ seed: 1, steps: [[2000, 1]], rest: 0 })).toBeNull();
    expect(ownGames['o-an-quan']!.replay({ seed: 1, steps: [[0, 24]], rest: 0 })).toBeNull();
    expect(ownGames['dua-bi']!.replay({ seed: 1, steps: [[0, 108]], rest: 0 })).toBeNull();
  });
  it('reads steps strictly', () => {
    expect(readSteps('.1,a.2,2s.zz')).toEqual([
      [0, 1],
      [10, 2],
      [100, 1295],
    ]);
    for (const text of ['1', '.', '-1.2', '.1,,.2', 'A.1', '.12345', `.1${',.1'.repeat(12_000)}`])
      expect(readSteps(text)).toBeNull();
    expect(readSteps('')).toEqual([]);
  });
});

describe('games: their rules', () => {
  it('crests: each joins once, and the line is pushed to its front', () => {
    expect(pushed([1, 1, 1, 1]).ranks).toEqual([2, 2, 0, 0]);
    expect(pushed([0, 2, 0, 2])).toEqual({ ranks: [3, 0, 0, 0], joined: [0], gained: 8 });
    expect(pushed([1, 2, 3, 4]).ranks).toEqual([1, 2, 3, 4]);
  });
  it('snake: runs into the wall when nobody turns, and never turns back upon itself', () => {
    const straight = replay(snakeCore, { seed: 3, steps: [], rest: 60 * 10 })!;
    expect(straight.over).toBe(true);
    const back = replay(snakeCore, { seed: 3, steps: [[0, 1]], rest: 30 })!;
    expect(back.over).toBe(false);
    expect(back.state.body[0]! % FIELD.w).toBeGreaterThan(8);
  });
  it('ô ăn quan: sows one by one and takes what lies behind an empty pit; nothing is lost on the way', () => {
    const start = quanCore.input(quanCore.start(1), QUAN_INPUT.level + 2)!;
    const all = (dan: readonly number[], quan: readonly boolean[], taken: readonly number[]) =>
      dan.reduce((a, b) => a + b, 0) + quan.filter(Boolean).length * 10 + taken.reduce((a, b) => a + b, 0);
    expect(choices(start, 0)).toHaveLength(10);
    for (const choice of choices(start, 0)) {
      const { dan, quan, taken } = turned(start, 0, choice);
      expect(all(dan, quan, taken)).toBe(70);
    }
  });
  it('ô ăn quan: the stronger computer wins more often against whoever plays the first pit', () => {
    const lost = [1, 3].map(
      (level) =>
        [1, 2, 3, 4].filter((seed) => {
          let state = quanCore.input(quanCore.start(seed), QUAN_INPUT.level + level)!;
          while (!isDone(state)) state = quanCore.input(state, choices(state, 0)[0]!)!;
          return state.losses > 0;
        }).length,
    );
    expect(lost[1]).toBeGreaterThanOrEqual(lost[0]!);
    expect(lost[1]).toBeGreaterThan(0);
  });
  it('the ball that nobody keeps up falls three times', () => {
    const { over, state } = replay(juggleCore, { seed: 5, steps: [], rest: 60 * 20 })!;
    expect([over, state.points]).toEqual([true, 0]);
    expect(reaching(juggleCore.start(1))).toBeNull();
  });
  it('a penalty that is not held back flies, and a round that is lost ends the game', () => {
    const shoot: Step[] = Array.from({ length: 30 }, (_, i): Step => [i === 0 ? 5 : 90, i % 2 === 0 ? 16 : 0]);
    const run = { seed: 9, steps: shoot.slice(0, 10), rest: 400 };
    const { state } = replay(penaltyCore, run)!;
    expect(state.shots.length + state.round).toBeGreaterThan(1);
  });
  it('marbles: every one of them comes down in time, in each of many courses', () => {
    for (const seed of [1, 2, 3]) {
      const { state } = replay(marblesCore, { seed, steps: [[0, 103]], rest: 60 * 56 })!;
      expect(state.heat + (state.paused > 0 ? 1 : 0)).toBeGreaterThan(1);
      expect(state.points.reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(25);
    }
  });
});

describe('games: syllables', () => {
  it('reads every word of the list, and its code says the same syllable', () => {
    expect(wordList.length).toBeGreaterThan(200);
    expect(new Set(wordList).size).toBe(wordList.length);
    for (let i = 0; i < wordList.length; i++)
      for (const syllable of syllablesOf(i)) expect(syllableOfCode(syllableCode(syllable))).toEqual(syllable);
  });
  it.each(['nghiêng', 'giếng', 'gì', 'quyển', 'thuở', 'Đường', 'yêu', 'oán', 'hoẵng'])('%s is spelled', (text) => {
    if (text === 'thuở' || text === 'hoẵng') expect(() => readSyllable(text)).not.toThrow();
    else expect(readSyllable(text)).not.toBeNull();
  });
  it.each(['', 'xyz', 'cát́', 'hoc', 'football', 'ng', 'bấ́'])('%s is not', (text) => {
    expect(readSyllable(text)).toBeNull();
  });
  it('k and c, g and gh sound alike', () => {
    expect(readSyllable('kim')!.onset).toBe(readSyllable('cam')!.onset);
    expect(readSyllable('nghe')!.onset).toBe(readSyllable('nga')!.onset);
  });
  it('says of each part whether it is right, elsewhere or wrong', () => {
    const wanted = [readSyllable('bóng')!, readSyllable('đá')!] as const;
    expect(compare([readSyllable('đóng')!, readSyllable('bà')!], wanted)).toEqual([
      ...['elsewhere', 'right', 'right', 'elsewhere', 'right', 'wrong'],
    ]);
  });
  it('gives a word up after seven guesses', () => {
    const code = syllableCode(readSyllable('nghiêng')!);
    let state = guessCore.start(4);
    for (let i = 0; i < TRIES * 2; i++) state = guessCore.input(state, code)!;
    expect([state.between, state.points, guessCore.input(state, code)]).toEqual([true, 0, null]);
  });
});

describe('GA-7: days of tables', () => {
  it('turn over at midnight in Việt Nam, weeks on Monday', () => {
    const lateSunday = Date.UTC(2026, 10, 22, 16, 59, 59);
    const monday = Date.UTC(2026, 10, 22, 17, 0, 0);
    expect(gameDay(monday)).toBe(gameDay(lateSunday) + 1);
    expect(dayEnds(lateSunday)).toBe(monday);
    expect(weekBegins(monday)).toBe(gameDay(monday));
    expect(weekBegins(lateSunday)).toBe(gameDay(monday) - 7);
  });
});
