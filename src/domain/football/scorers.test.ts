import { expect, it } from 'vitest';
import { anEvent as event } from '../../../tests/fakes/matchEvents.ts';
import { scorersOf, scorersOfBoth } from './scorers.ts';

it('V-2: names each scorer of a side once, with the minutes, in the order of the first goals', () => {
  const events = [
    event(81, 'Sầm Bắc', { type: 'penalty' }),
    event(38, 'Cẩm Gió', { side: 'away' }),
    event(63, 'Sầm Bắc'),
    event(45, 'A Sử', { added: 2 }),
    event(12, 'Sầm Bắc', { type: 'own_goal' }),
    event(20, 'A Sử', { type: 'yellow' }),
    event(70, 'A Sử', { revoked: true }),
  ];
  expect(scorersOf(events, 'home')).toEqual([
    { player: 'Sầm Bắc', minutes: ["12'"], ownGoal: true },
    { player: 'A Sử', minutes: ["45+2'"], ownGoal: false },
    { player: 'Sầm Bắc', minutes: ["63'", "81'"], ownGoal: false },
  ]);
  expect(scorersOf(events, 'away')).toEqual([{ player: 'Cẩm Gió', minutes: ["38'"], ownGoal: false }]);
  expect(scorersOfBoth(events)).toEqual([scorersOf(events, 'home'), scorersOf(events, 'away')]);
});

it('V-2: has nobody to name where no goal is reported', () => {
  expect(scorersOfBoth([event(20, 'A Sử', { type: 'yellow' })])).toBeNull();
});

it('MC-3: names nobody for a goal whose scorer is not told', () => {
  const { player: _player, ...nameless } = event(20, 'A Sử');
  expect(scorersOfBoth([nameless])).toBeNull();
});
