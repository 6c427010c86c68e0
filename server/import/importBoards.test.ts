import { readFileSync } from 'node:fs';
import * as Schema from 'effect/Schema';
import { describe, expect, it } from 'vitest';
import { OverviewWire } from '#contract/http/match.ts';
import { tablePoints } from '#domain/match/board/casino.ts';
import { scheduleStore } from '../schedule/schedule.store.ts';
import { storedSource } from '../schedule/storedSource.ts';
import { databaseOfFile } from '../testing/databaseOfFile.ts';
import { clockMs } from './boardForm.ts';
import { importFile } from './importFile.ts';

const example = readFileSync(new URL('../../examples/boards.json', import.meta.url), 'utf8');
const plain = readFileSync(new URL('../../examples/matches.json', import.meta.url), 'utf8');
const database = databaseOfFile();

const view = { locale: 'en', now: Date.parse('2026-12-05T20:42:00+07:00') } as const;
const taken = async () => {
  for (const file of [plain, example]) expect((await importFile(database(), file)).kind).toBe('imported');
  return storedSource(scheduleStore(database()));
};

describe('V-11: the board that the operator tells', () => {
  it.each([
    ['bong-ro-ven-song-7', 'basketball', '78-74'],
    ['dua-bi-hem-13', 'marble', null],
    ['esport-mua-he-3', 'esport', '1-0'],
    ['ban-thao-nguyen-3', 'casino', null],
  ])('of %s is one of %s, with what happened, and fits the contract', async (fixtureId, sport, score) => {
    const source = await taken();
    const overview = await source.overview(fixtureId, view);
    expect(overview?.board?.sport).toBe(sport);
    expect(overview?.log?.length).toBeGreaterThan(0);
    expect(Schema.decodeUnknownSync(OverviewWire)(JSON.parse(JSON.stringify(overview)))).toEqual(overview);
    expect((await source.match(fixtureId, view))?.score).toBe(score);
  });

  it('has the clocks, names and cards of the file', async () => {
    const source = await taken();
    const boardOf = async (fixtureId: string) => (await source.overview(fixtureId, view))!.board!;
    expect(await boardOf('bong-ro-ven-song-7')).toMatchObject({
      asOf: Date.parse('2026-12-05T20:41:18+07:00'),
      state: 'playing',
      clock: { ms: 222_000, running: true },
      shot: { ms: 5000, running: true },
    });
    expect(await boardOf('dua-bi-hem-13')).toMatchObject({
      clock: { ms: 72_400, running: true },
      order: [{ name: 'Chilli', gapMs: 0 }, { gapMs: 400, moved: 2 }, { gapMs: null }],
      points: [{ name: 'Indigo', points: 25, wins: 1 }, {}, {}],
    });
    expect(await boardOf('esport-mua-he-3')).toMatchObject({ draft: [{ picks: [{ name: 'Wind Fox' }] }, {}] });
    const table = await boardOf('ban-thao-nguyen-3');
    expect(table.sport === 'casino' && tablePoints(table)).toEqual([6, 4]);
    expect(table.sport === 'casino' && table.road.slice(0, 3)).toEqual(['banker', 'banker', 'player']);
  });

  it('gives its room the tab of what happened, which a match without a board has not', async () => {
    const source = await taken();
    expect((await source.room('hem13', view))?.tabs).toEqual(['overview']);
    expect((await source.room('hem12', view))?.tabs).toEqual([]);
    expect(await source.overview('dua-bi-hem-12', view)).toEqual({ events: [], stats: [] });
  });

  it('is the same file twice', async () => {
    await taken();
    expect(await importFile(database(), example)).toMatchObject({ tally: { new: 0, changed: 0 } });
  });

  it.each([
    ['3:42', 222_000],
    ['1:12.4', 72_400],
    ['1:01:12', 3_672_000],
    ['0:00.1', 100],
  ])('reads the clock %s', (text, ms) => expect(clockMs(text)).toBe(ms));
});

describe('V-11: a board that is refused', () => {
  const fixture = (text: string) => example.slice(0, example.indexOf(text)).match(/"fixtureId"/g)!.length - 1;
  it.each([
    [
      '"clock": "3:42",\n        "shotClock"',
      '"clock": "3.42",\n        "shotClock"',
      'board.clock',
      /a time such as 3:42/,
    ],
    ['"shotClock": 5', '"shotClock": 25', 'board.shotClock', /between 0 and 24/],
    ['"shotClock": 5', '"shotclock": 5', 'board.shotclock', /not a field/],
    ['"quarter": 4,\n        "clock"', '"quarter": 3,\n        "clock"', 'board.quarters', /each of the 3 quarters/],
    ['"score": "78-74"', '"score": "77-74"', 'board.quarters', /come to 78-74, but the score is 77-74/],
    ['"asOf": "2026-12-05T20:41:18+07:00",', '', 'board.asOf', /needed while the clock runs/],
    ['"sport": "basketball",\n        "asOf"', '"sport": "golf",\n        "asOf"', 'board', /./],
    ['"gap": 0.4', '"gap": -1', 'board.order.1.gap', /between 0 and 3600/],
    ['"colour": "#f4c430"', '"colour": "yellow"', 'board.order.1.colour', /a colour such as/],
    ['"id": "vang"', '"id": "do"', 'board.order.1.id', /repeats do/],
    ['"heat": 2,\n        "heats": 6', '"heat": 7,\n        "heats": 6', 'board.heat', /more than the 6 heats/],
    ['"lap": 3', '"lap": 5', 'board.lap', /more than the 4 laps/],
    ['{ "id": "xanh", "points"', '{ "id": "tim", "points"', 'board.points.0.id', /not in the order/],
    ['"bestOf": 3', '"bestOf": 4', 'board.bestOf', /one of 1, 3, 5 and 7/],
    ['"maps": ["home"]', '"maps": ["home", "home"]', 'board.state', /must be over/],
    ['"banker": ["4H", "2S"]', '"banker": ["4X", "2S"]', 'board.banker.0', /a card such as/],
    ['"road": "BBP', '"road": "BBX', 'board.road', /letters B, P and T/],
    ['"state": "dealing"', '"state": "waiting"', 'board.state', /cards have been turned/],
    ['"eventId": "v7-89"', '"eventId": "v7-88"', 'events.1.eventId', /repeats v7-88/],
    ['"type": "tower"', '"type": "goal"', 'events.0.type', /one of/],
  ])('%s as %s: by file, field and reason', async (right, wrong, field, reason) => {
    expect(example).toContain(right);
    const outcome = await importFile(database(), example.replace(right, wrong));
    if (outcome.kind !== 'refused') throw new Error('taken');
    const place = `fixtures.${fixture(right)}.${field}`;
    expect(outcome.faults.map((fault) => fault.field)).toContain(place);
    const fault = outcome.faults.find((one) => one.field === place)!;
    expect(fault.reason).toMatch(reason);
    expect(fault.line).toBeGreaterThan(1);
  });

  it.each([
    ['bong-da', /left out: the mode bong-da has none/, /is of basketball, but the mode bong-da has football/],
    ['tennis', /left out: the mode tennis has none/, /left out: the mode tennis has none/],
    ['esport', /is of basketball, but the mode esport has esport/, /is of basketball/],
  ])('in a fixture of the mode %s', async (mode, board, events) => {
    const text = example.replace('"mode": "bong-ro"', `"mode": "${mode}"`);
    const outcome = await importFile(database(), text);
    const faults = outcome.kind === 'refused' ? outcome.faults : [];
    expect(faults.find(({ field }) => field === 'fixtures.0.board.sport')?.reason).toMatch(board);
    expect(faults.find(({ field }) => field === 'fixtures.0.events.0.sport')?.reason).toMatch(events);
  });
});
