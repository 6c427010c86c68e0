import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routes } from '#domain/routing/routes.ts';

it('names a file for the screen of every route, which is there', () => {
  // In a separate Node process: the test runner rewrites imports.
  const said = execFileSync(process.execPath, ['tools/screenTable.ts'], { encoding: 'utf8' });
  const table: Readonly<Record<string, string>> = JSON.parse(said);
  expect(Object.keys(table).toSorted()).toEqual(routes.map(({ id }) => id).toSorted());
  expect(Object.values(table).filter((file) => !existsSync(file))).toEqual([]);
  expect([table['home'], table['roomCasino']]).toEqual([
    'src/ui/home/HomeScreen.tsx',
    'src/ui/room/CasinoRoomScreen.tsx',
  ]);
});
