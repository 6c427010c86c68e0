import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { databaseOfFile } from '../testing/databaseOfFile.ts';
import { importFile, type ImportFault } from './importFile.ts';

const example = readFileSync(new URL('../../examples/matches.json', import.meta.url), 'utf8');
const database = databaseOfFile();

describe('a refused import', () => {
  const faultsOf = async (text: string): Promise<readonly ImportFault[]> => {
    const outcome = await importFile(database(), text);
    return outcome.kind === 'refused' ? outcome.faults : [];
  };
  const lineIn = (text: string, part: string): number => text.slice(0, text.lastIndexOf(part)).split('\n').length;
  const fixture = (fields: string): string =>
    `{\n "commentators": [{"userId": "a", "name": "A"}],\n "fixtures": [\n  {"fixtureId": "f1", "mode": "bong-da",\n   "league": {"id": "l", "name": "L"},\n   "startTime": "2026-12-05T19:15:00+07:00",\n   ${fields}}\n ]\n}\n`;

  it.each([
    [
      '"startTime": "2026-12-05T19:15:00+07:00"',
      '"startTime": "2026-12-05 19:15"',
      'fixtures.0.startTime',
      /with its zone/,
    ],
    ['"mode": "dua-bi"', '"mode": "golf"', 'fixtures.1.mode', /one of/],
    ['"roomId": "hem12"', '"roomId": "Hẻm 12"', 'fixtures.1.rooms.0.roomId', /letters and digits/],
    ['"durationMinutes": 60', '"durationMinutes": 0', 'fixtures.1.durationMinutes', /between 1 and 1440/],
    ['"durationMinutes": 60', '"durationMinute": 60', 'fixtures.1.durationMinute', /not a field/],
    ['"protocol": "webrtc"', '"protocol": "rtmp"', 'fixtures.0.rooms.1.streams.0.protocol', /one of/],
    [
      'https://live.example.org/final/whep',
      'javascript:alert(1)',
      'fixtures.0.rooms.1.streams.0.streamLink',
      /begins with/,
    ],
    ['"#1c3f8f"', '"red"', 'fixtures.0.home.colours.0', /colour/],
    ['"status": "postponed"', '"status": "sometime"', 'fixtures.2.status', /status/],
    ['"commentatorId": "minh-bo-ke"', '"commentatorId": "nobody"', 'fixtures.0.rooms.0.commentatorId', /nobody/],
    ['"roomId": "hem12"', '"roomId": "bokefinal1"', 'fixtures.1.rooms.0.roomId', /repeats/],
    ['"fixtureId": "dua-bi-hem-12"', '"fixtureId": "dg16a00"', 'fixtures.1.fixtureId', /demo/],
  ])('names line and field of %s', async (right, wrong, field, reason) => {
    const text = example.replace(right, wrong);
    const faults = await faultsOf(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ field, line: lineIn(text, wrong) });
    expect(faults[0]!.reason).toMatch(reason);
  });

  it('tells every fault at once, by line', async () => {
    const faults = await faultsOf(fixture('"home": {"id": "h"}, "score": "two",\n   "rooms": 3'));
    expect(faults.map(({ line, field }) => [line, field])).toEqual([
      [7, 'fixtures.0.home.name'],
      [7, 'fixtures.0.score'],
      [8, 'fixtures.0.rooms'],
    ]);
  });

  it('asks for two sides or a title, and for no rooms where a mode has none', async () => {
    expect((await faultsOf(fixture('"note": "n"')))[0]!.reason).toMatch(/home and away, or a title/);
    expect((await faultsOf(fixture('"home": {"id": "h", "name": "H"}')))[0]!.reason).toMatch(/one side only/);
    const volley = fixture('"title": "T", "rooms": [{"roomId": "r", "commentatorId": "a", "streams": []}]').replace(
      'bong-da',
      'bong-chuyen',
    );
    expect(await faultsOf(volley)).toMatchObject([{ line: 7, field: 'fixtures.0.rooms' }]);
  });

  it('names the line where a text stops being JSON', async () => {
    expect(await faultsOf('{\n "fixtures": [\n  {]}')).toMatchObject([{ line: 3, field: '' }]);
    expect(await faultsOf('{\n "fixtures": [\n')).toMatchObject([{ line: 3, field: '' }]);
    expect(await faultsOf('')).toMatchObject([{ line: 1, field: '' }]);
    expect(await faultsOf('[]')).toMatchObject([{ line: 1, field: '', reason: 'must be an object' }]);
  });

  it('keeps a room with the fixture it belongs to', async () => {
    await importFile(database(), example);
    const text = fixture('"title": "T", "rooms": [{"roomId": "hem12", "commentatorId": "a", "streams": []}]');
    expect(await importFile(database(), text)).toMatchObject({
      faults: [{ line: 7, field: 'fixtures.0.rooms.0.roomId', reason: 'belongs to the fixture dua-bi-hem-12' }],
    });
  });
});
