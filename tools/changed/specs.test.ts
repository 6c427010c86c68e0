import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import { areas, specsFor } from './specs.ts';

it.each<readonly [string, readonly string[], 'all' | readonly string[]]>([
  ['an area', ['src/ui/people/PeopleScreen.tsx', 'server/people/people.store.ts'], ['people']],
  ['words of an area', ['locales/vi/referral.json'], ['referral']],
  ['several areas', ['src/ui/search/SearchBox.tsx', 'src/domain/referral/referral.ts'], ['referral', 'search']],
  ['a spec', ['tests/e2e/geo.spec.ts', 'tests/e2e/auth.model.spec.ts'], ['auth', 'geo']],
  ['what no end-to-end test sees', ['docs/open.md', 'README.md', 'src/ui/people/people.test.tsx', 'tools/size.ts'], []],
  ['a shared room', ['src/ui/people/PeopleScreen.tsx', 'src/ui/kit/Button.tsx'], 'all'],
  ['the shell', ['src/ui/layouts/Shell.tsx'], 'all'],
  ['how the specs are run', ['tests/e2e/support/origin.ts'], 'all'],
  ['packages', ['package-lock.json'], 'all'],
])('knows the specs that go with %s', (_, changed, specs) => {
  expect(specsFor(changed)).toEqual(specs);
});

it('names specs that are there', () => {
  const names = globSync('tests/e2e/*.spec.ts', { cwd: ROOT }).map((file) => basename(file));
  const lost = areas.flatMap(({ specs }) => specs).filter((spec) => !names.some((name) => name.startsWith(spec)));
  expect(lost).toEqual([]);
});
