import { expect, it } from 'vitest';
import { pageNotFound } from '../navigation/navigation.ts';
import { accountSlugs } from './accountPages.ts';
import { findRoute } from './findRoute.ts';
import { errorKey, leaguePlaces, pageKey, roomPlaces } from './pageTitle.ts';

it('finds the words of a page by its route, and those of an account by the slug too', () => {
  const keyOf = (path: string) => pageKey(findRoute(path)!);
  expect(keyOf('/menu')).toBe('menu');
  expect(keyOf('/lich-truc-tiep/esport/esport-mua-mua')).toBe('scheduleEsportLeague');
  const account = accountSlugs.map((slug) => keyOf(`/tai-khoan/${slug}`));
  expect(account).toEqual(accountSlugs.map((slug) => `accountPage.${slug}`));
  expect(keyOf('/tai-khoan/khong-co')).toBe('accountPage.account');
});

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

it('names a league of esport', () => {
  expect(leaguePlaces({ leagueName: '雨季電競盃' })).toEqual({ league: '雨季電競盃' });
});

it('NAV-2, V-18: an error page has words of its own, one for 404 and one for all else', () => {
  expect([pageNotFound('/x'), { status: 500 }, { status: 410 }].map(errorKey)).toEqual([
    'notFound',
    'serverError',
    'serverError',
  ]);
});
