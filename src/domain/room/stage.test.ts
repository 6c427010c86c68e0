import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD, chatPlaces, stageOf, type Box, type StageAsk, type StagePlan } from './stage.ts';

const shellOf = (width: number): StageAsk['shell'] => {
  if (width >= 1280) return 'full';
  return width >= 1024 ? 'half' : 'mobile';
};
const ask = (width: number, height: number, change: Partial<StageAsk> = {}): StageAsk => ({
  view: { x: 0, y: 0, width, height },
  shell: shellOf(width),
  typing: false,
  theater: false,
  fullscreen: false,
  chat: 'column',
  summoned: false,
  filled: false,
  awake: false,
  attacked: null,
  board: BOARD,
  ...change,
});
const theater = (chat: StageAsk['chat']) => ({ theater: true, chat }) as const;
const full = (chat: StageAsk['chat']) => ({ fullscreen: true, chat }) as const;
const round = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round);

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 0.01 &&
  b.x < a.x + a.width - 0.01 &&
  a.y < b.y + b.height - 0.01 &&
  b.y < a.y + a.height - 0.01;
const inside = (box: Box, view: Box): boolean =>
  box.width > 0 &&
  box.height > 0 &&
  box.x >= view.x - 0.01 &&
  box.y >= view.y - 0.01 &&
  box.x + box.width <= view.x + view.width + 0.01 &&
  box.y + box.height <= view.y + view.height + 0.01;

const insets = fc.record({ x: fc.integer({ min: 0, max: 48 }), y: fc.integer({ min: 0, max: 48 }) });
const asks: fc.Arbitrary<StageAsk> = fc
  .record({
    width: fc.integer({ min: 320, max: 3000 }),
    height: fc.integer({ min: 320, max: 1600 }),
    keyboard: fc.option(fc.integer({ min: 200, max: 700 })),
    inset: insets,
    theater: fc.boolean(),
    fullscreen: fc.boolean(),
    chat: fc.constantFrom(...chatPlaces),
    summoned: fc.boolean(),
    filled: fc.constant(false),
    awake: fc.boolean(),
    attacked: fc.constantFrom('left', 'right', null),
    more: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ width, height, keyboard, inset, more, ...rest }) => {
    const shell = shellOf(width);
    const typing = shell === 'mobile' && keyboard !== null;
    const view = { ...inset, width, height: typing ? keyboard : height };
    const board = { wide: 68 + more, phone: 48 + more, theater: 74, full: 90 };
    return { ...rest, view, shell, typing, board };
  });
type Check = (plan: StagePlan, asked: StageAsk) => void;
const always = (check: Check) =>
  fc.assert(
    fc.property(asks, (asked) => check(stageOf(asked), asked)),
    { numRuns: 2000 },
  );

describe('the stage, in any window', () => {
  it('V-5, V-6: has the whole picture in sight, 16:9', () =>
    always(({ picture, form }, { view }) => {
      expect(inside(picture, view)).toBe(true);
      expect(Math.abs(picture.width / picture.height - 16 / 9)).toBeLessThan(form === 'strip' ? 0.02 : 0.0001);
    }));
  it('is filled by a picture that was pinched on a phone’s side, with all else where it was', () =>
    always((plan, asked) => {
      const filled = stageOf({ ...asked, filled: true });
      const fills = plan.form === 'side' && plan.chat?.as !== 'column';
      expect(filled).toEqual(fills ? { ...plan, picture: asked.view } : plan);
    }));
  it('V-1: has the whole board in sight, and it covers the picture only as the small one of a phone on its side', () =>
    always(({ picture, board, form }, { view }) => {
      expect(inside(board, view)).toBe(true);
      if (meet(picture, board)) expect([form, board.height]).toEqual(['side', 34]);
    }));
  it('V-5: has a column of chat beside the picture, never over picture or board', () =>
    always(({ picture, board, chat }, { view }) => {
      if (chat?.as !== 'column') return;
      expect(inside(chat.box, view)).toBe(true);
      expect(meet(chat.box, picture) || meet(chat.box, board)).toBe(false);
    }));
  it('V-1: lays no chat over controls, board or what is pressed beside the picture', () =>
    always(({ controls, board, chat, gutters }, { view, awake }) => {
      if (!chat) return;
      expect(inside(chat.box, view)).toBe(true);
      expect(meet(chat.box, board)).toBe(false);
      if (awake) expect(meet(chat.box, controls)).toBe(false);
      for (const gutter of gutters) expect(meet(chat.box, gutter)).toBe(false);
    }));
  it('has what is pressed beside the picture in sight and over nothing', () =>
    always(({ gutters, picture, board }, { view }) => {
      for (const gutter of gutters) {
        expect(inside(gutter, view)).toBe(true);
        expect(meet(gutter, picture) || meet(gutter, board)).toBe(false);
      }
    }));
  const leavesTheGoal: Check = ({ picture, chat }, { attacked }) => {
    if (chat?.as !== 'band' || !attacked || !meet(chat.box, picture)) return;
    const middle = chat.box.x + chat.box.width / 2 < picture.x + picture.width / 2 ? 'left' : 'right';
    expect(middle).not.toBe(attacked);
  };
  it('V-5: leaves the side of the attacked goal to the picture', () => always(leavesTheGoal));
  it.each(['left', 'right'] as const)('V-5: so it does in a small window, where the goal is on the %s', (attacked) => {
    const asked = ask(400, 320, { chat: 'band', attacked });
    const plan = stageOf(asked);
    expect(plan.chat?.as).toBe('band');
    leavesTheGoal(plan, asked);
  });
  it('lets words fly in the upper part of the picture alone', () =>
    always(({ picture, chat }) => {
      if (!chat?.sky) return;
      expect(inside(chat.sky, picture)).toBe(true);
      expect(chat.sky.y + chat.sky.height).toBeLessThanOrEqual(picture.y + picture.height * 0.7);
    }));
  it('has a place to write wherever the chat can be written in, in sight and in the chat', () =>
    always(({ composer, chat, form }, { view }) => {
      if (form !== 'side') expect(composer !== null).toBe(chat !== null);
      if (composer) expect([inside(composer, view), meet(composer, chat!.box)]).toEqual([true, true]);
    }));
  it('V-1: gives the picture all that a chat that is put away leaves', () =>
    always(({ picture, chat }, asked) => {
      if (asked.typing) return;
      const bare = stageOf({ ...asked, chat: 'none', summoned: false });
      if (bare.form !== 'upright') expect(bare.chat).toBeNull();
      if (chat) expect(bare.picture.width).toBeGreaterThanOrEqual(picture.width - 0.01);
    }));
});

describe('the stage as it is drawn', () => {
  it.each<[string, StageAsk, readonly number[], readonly number[]]>([
    ['320 × 568', ask(320, 568), [0, 0, 320, 180], [0, 180, 320, 48]],
    ['390 × 844', ask(390, 844), [0, 0, 390, 219], [0, 219, 390, 48]],
    ['390 × 480 with a keyboard', ask(390, 480, { typing: true }), [0, 0, 214, 120], [214, 0, 176, 120]],
    ['844 × 390, band', ask(844, 390, { chat: 'band' }), [75, 0, 693, 390], [84, 10, 412, 34]],
    ['844 × 390, column', ask(844, 390), [0, 52, 584, 329], [48, 0, 536, 52]],
    ['1024 × 768', ask(1024, 768), [72, 56, 632, 356], [72, 412, 632, 68]],
    ['1440 × 900', ask(1440, 900), [232, 56, 848, 477], [232, 533, 848, 68]],
    ['2560 × 1080', ask(2560, 1080), [429, 56, 1515, 852], [232, 908, 1908, 68]],
    ['1024 × 768, Theater', ask(1024, 768, theater('band')), [72, 56, 952, 536], [72, 592, 952, 74]],
    ['1440 × 900, Theater', ask(1440, 900, theater('band')), [72, 56, 1368, 770], [72, 826, 1368, 74]],
    ['1440 × 900, Theater, column', ask(1440, 900, theater('column')), [72, 56, 1028, 578], [72, 634, 1028, 74]],
    ['1440 × 900, full screen', ask(1440, 900, full('band')), [0, 0, 1440, 810], [0, 810, 1440, 90]],
    ['1440 × 900, full screen, column', ask(1440, 900, full('column')), [0, 0, 1100, 619], [0, 619, 1100, 90]],
    ['2560 × 1080, full screen', ask(2560, 1080, full('band')), [200, 0, 1760, 990], [0, 990, 2160, 90]],
  ])('%s', (_name, asked, picture, board) => {
    const plan = stageOf(asked);
    expect([round(plan.picture), round(plan.board)]).toEqual([picture, board]);
  });
  it('1440 × 900, Theater: the band at 20, 118 above the foot, on the side away from the goal', () => {
    const chat = (attacked: StageAsk['attacked']) =>
      round(stageOf(ask(1440, 900, { ...theater('band'), attacked })).chat!.box);
    expect(chat('right')).toEqual([92, 520, 416, 188]);
    expect(chat('left')).toEqual([1004, 520, 416, 188]);
  });
  it('2560 × 1080, Theater: the band beside the picture', () => {
    const { picture, chat } = stageOf(ask(2560, 1080, theater('band')));
    expect(chat!.box.x).toBeGreaterThanOrEqual(picture.x + picture.width);
    expect(Math.round(picture.width)).toBe(1689);
  });
  it('on its side with a keyboard: picture, board and chat one beside another', () => {
    const { picture, board, chat } = stageOf(ask(844, 190, { typing: true }));
    expect([round(picture), round(board), round(chat!.box)]).toEqual([
      [0, 0, 214, 120],
      [214, 0, 176, 120],
      [390, 0, 454, 190],
    ]);
  });
});
