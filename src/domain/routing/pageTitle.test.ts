import { expect, it } from 'vitest';
import { pageNotFound } from '../navigation/navigation.ts';
import { errorPageTitle, leaguePlaces, roomPlaces } from './pageTitle.ts';

it('names a room by its sides and its league, or by its title', () => {
  const league = { leagueName: 'Esport Mùa Mưa' };
  expect(roomPlaces({ home: 'Rồng Lửa', away: 'Sói Bạc', ...league })).toEqual({
    name: 'Rồng Lửa – Sói Bạc',
    league: 'Esport Mùa Mưa',
  });
  expect(roomPlaces({ home: '', away: '', title: 'Vòng Xoáy số 8', ...league })).toMatchObject({
    name: 'Vòng Xoáy số 8',
  });
});

it('names a league of esport by its id or by the slug of its name, and esport itself where it is neither', () => {
  const matches = [
    { leagueId: 'den-long', leagueName: 'Lantern Arena' },
    { leagueId: 'mua-mua', leagueName: '雨季電競盃' },
  ];
  expect(leaguePlaces(matches, 'lantern-arena')).toEqual({ league: 'Lantern Arena' });
  expect(leaguePlaces(matches, 'mua-mua')).toEqual({ league: '雨季電競盃' });
  expect(leaguePlaces(matches, 'esport-mua-mua')).toEqual({ league: 'Esport' });
});

it('NAV-2: names an error page in the specified words', () => {
  expect(errorPageTitle(pageNotFound('/x'))).toBe('Page Not Found – Khán Đài');
  expect(errorPageTitle({ status: 500, message: 'Internal Server Error' })).toBe('Internal Server Error – Khán Đài');
});
