import { chess } from '#contract/http/chess.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { newMember } from './members.ts';
import { liveMatch } from './rooms.ts';

export const wide = { width: 1440, height: 900 };
export const half = { width: 1100, height: 800 };
export const narrow = { width: 360, height: 740 };

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Visible once the screen has its content. */
  readonly shown: string;
  /** It covers the shell, whose controls are then unreachable, so there is no skip link. */
  readonly covers?: true;
}

/** An offered game of chess without an opponent. */
const offered = async (url: string): Promise<string> => {
  const { token } = await newMember(url);
  const answer = await fetch(url + chess.create.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ control: '5+0', colour: 'w', listed: false, clientId: 'screens' }),
  });
  const { data } = (await answer.json()) as { readonly data: { readonly gameId: string } };
  return data.gameId;
};

/** A page of every kind. */
export const screensOf = async (url: string): Promise<readonly Screen[]> => [
  { name: 'home', path: '/', shown: '#content a[href*="/truc-tiep/"]' },
  { name: 'menu', path: '/menu', shown: '#content h1' },
  { name: 'schedule', path: '/lich-truc-tiep', shown: '#content li[data-state]' },
  { name: 'bookings', path: '/lich-truc-tiep/dat-lich-cua-ban', shown: '#content h1' },
  { name: 'chatroom', path: '/chatroom', shown: '[role="log"] li[data-id]' },
  { name: 'room', path: roomPath(await liveMatch(url, '1'))!, shown: '[role="log"] li[data-id]' },
  { name: 'films', path: '/phim-anh', shown: '#content [data-film]' },
  { name: 'all films', path: '/phim-anh/phim', shown: '#content [data-film]' },
  { name: 'a show', path: '/phim-anh/xem-phim/tram-den-song', shown: '#content [data-part="rhythm"]' },
  { name: 'comics', path: '/truyen-tranh', shown: '#content [data-comic]' },
  { name: 'news', path: '/tin-tuc', shown: '#content section li[data-article]' },
  { name: 'a category of news', path: '/tin-tuc/dong-bang', shown: '#content li[data-article]' },
  { name: 'promotions', path: '/khuyen-mai', shown: '#content [data-promotion]' },
  { name: 'a promotion', path: '/khuyen-mai/ghe-cua-ban', shown: '#content details' },
  { name: 'a comic', path: '/truyen-tranh/meo-mun-giu-san', shown: '#content ol li' },
  {
    name: 'a chapter',
    path: '/truyen-tranh/meo-mun-giu-san/1',
    shown: '[data-part="reader"] [data-page]',
    covers: true,
  },
  { name: 'games', path: '/game', shown: '#content [data-game]' },
  { name: 'a game', path: '/game/choi-game/ran-san-co/ran-san-co', shown: '#content [data-part="stage"] ~ * h1' },
  { name: 'chess', path: '/game/choi-game/co-vua/co-vua', shown: '#content section section' },
  {
    name: 'a game of chess',
    path: `/game/choi-game/co-vua/co-vua?van=${await offered(url)}`,
    shown: '[data-part="chess"]',
  },
  { name: 'members', path: '/thanh-vien', shown: '#content h1' },
  { name: 'account', path: '/tai-khoan/account', shown: '#content h1' },
  { name: 'referral', path: '/gioi-thieu-ban-be', shown: '#content h1' },
  { name: 'application', path: '/ung-tuyen-binh-luan-vien', shown: '#content section li' },
  { name: 'return from Google', path: '/sso/ggcallback', shown: '#content [role="alert"]' },
  { name: '404', path: '/khong-co', shown: '#content h1' },
];
