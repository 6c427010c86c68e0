import { expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { fixtureMatch } from './fixtureMatch.ts';
import { fixturePath } from './footballPaths.ts';
import { matchPageOf } from './matchPageOf.ts';

it('A-4: a football match has a page, where the football pages have it', () => {
  expect(matchPageOf(fixtureMatch(aFixture()))).toBe(fixturePath(aFixture()));
});
it('A-4: other sports and events without two sides have none', () => {
  expect(matchPageOf(aMatch({ liveModeId: '2' }))).toBeNull();
  expect(matchPageOf(aMatch({ home: '', away: '', title: 'Máng Tre 4' }))).toBeNull();
});
