import { expect, it } from 'vitest';
import { aMatch } from '../../../tests/fakes/matches.ts';
import { fakeStorage } from '../../../tests/fakes/storage.ts';
import { forgetLooked, lookedAt, rememberLooked } from './looked.ts';

it('A-4: keeps the ten matches that were looked at last, each once, the latest first', () => {
  const storage = fakeStorage();
  for (let i = 0; i < 12; i += 1) rememberLooked(storage, aMatch({ fixtureId: `f${i}` }));
  rememberLooked(storage, aMatch({ fixtureId: 'f5' }));
  const ids = lookedAt(storage).map(({ fixtureId }) => fixtureId);
  expect(ids).toEqual(['f5', 'f11', 'f10', 'f9', 'f8', 'f7', 'f6', 'f4', 'f3', 'f2']);
  forgetLooked(storage);
  expect(lookedAt(storage)).toEqual([]);
});

it.each(['', 'no json', '{}', '[1, null, {"fixtureId": 3}]'])('A-4: takes "%s" for nothing', (text) => {
  const storage = fakeStorage();
  storage.write('matches.looked', text);
  expect(lookedAt(storage)).toEqual([]);
});
