import { expect, it } from 'vitest';
import { pageNotFound } from '../navigation/navigation.ts';
import { accountSlugs } from './accountPages.ts';
import { findRoute } from './findRoute.ts';
import { errorPageTitle, leaguePlaces, pageKey, roomPlaces } from './pageTitle.ts';

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

it('NAV-2: names an error page in the specified words', () => {
  expect(errorPageTitle(pageNotFound('/x'))).toBe('Page Not Found – Khán Đài');
  expect(errorPageTitle({ status: 500, message: 'Internal Server Error' })).toBe('Internal Server Error – Khán Đài');
});
