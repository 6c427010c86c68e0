import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as Effect from 'effect/Effect';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readWhole, textOf, Unreadable } from './readWhole.ts';

const folder = mkdtempSync(join(tmpdir(), 'khandai-read-'));
beforeAll(() => writeFileSync(join(folder, 'a.json'), '{"ở": 1}'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Open files of the process in this folder; empty if the system does not report them. */
const heldOpen = (): readonly string[] => {
  try {
    return readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        return [readlinkSync(`/proc/self/fd/${fd}`)].filter((path) => path.startsWith(folder));
      } catch {
        return [];
      }
    });
  } catch {
    return [];
  }
};

it('A-10: reads a file, and closes it whether it can be read or not', async () => {
  expect(textOf(await Effect.runPromise(readWhole(join(folder, 'a.json'))))).toBe('{"ở": 1}');
  for (const path of [join(folder, 'gone.json'), folder])
    expect(await Effect.runPromise(Effect.flip(readWhole(path)))).toEqual(new Unreadable({ path }));
  expect(heldOpen()).toEqual([]);
});
