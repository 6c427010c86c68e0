import { expect, it } from 'vitest';
import { aFixture } from '../../../tests/fakes/fixtures.ts';
import { noRecord, teamRecord } from './teamRecord.ts';

const ended = (home: number, away: number) => aFixture({ status: 'ended', score: { home, away } });

it('TP-1: counts wins, draws, losses, goals and clean sheets from the view of a team', () => {
  const matches = [ended(3, 0), ended(1, 1), ended(0, 2)];
  expect(teamRecord(matches, 'ben-go')).toEqual({
    ...{ played: 3, win: 1, draw: 1, loss: 1, gf: 4, ga: 3, cleanSheets: 1 },
  });
  expect(teamRecord(matches, 'nang-som')).toEqual({
    ...{ played: 3, win: 1, draw: 1, loss: 1, gf: 3, ga: 4, cleanSheets: 1 },
  });
});
it('what runs, is to come or has no result counts for nothing', () => {
  const score = { home: 1, away: 0 };
  const matches = [aFixture(), aFixture({ status: 'live', score }), aFixture({ status: 'ended' })];
  expect(teamRecord(matches, 'ben-go')).toEqual(noRecord);
});
