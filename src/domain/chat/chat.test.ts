import { expect, it } from 'vitest';
import { SITE_ROLES } from '../auth/auth.ts';
import { announcesJoin } from './chat.ts';

it.each([
  ['/truc-tiep/casino/ban-1', true],
  ['/lich-truc-tiep', false],
  ['/lich-truc-tiep/esport', false],
  ['/en/lich-truc-tiep', false],
  ['/zh/lich-truc-tiep/slot', false],
  ['/lich-truc-tiep-khac', true],
  ['/truc-tiep/lich-truc-tiep', true],
])('CHAT-6: a join at %s is announced: %s', (path, announced) => {
  expect(announcesJoin({ loggedIn: true, siteRoleId: SITE_ROLES.member, path })).toBe(announced);
});

it('CHAT-6: a join is announced by token holders only, never by site role 6', () => {
  const path = '/chatroom';
  expect(announcesJoin({ loggedIn: false, siteRoleId: SITE_ROLES.member, path })).toBe(false);
  expect([1, 2, 3, 4, 5, 6, 7, 8].filter((siteRoleId) => !announcesJoin({ loggedIn: true, siteRoleId, path }))).toEqual(
    [6],
  );
});
