import { expect, it } from 'vitest';
import { fakeWire, ok, refusal } from '../../../tests/fakes/http.ts';
import { httpSite } from './site.ts';

const { signal } = new AbortController();
const here = { zone: () => 'Asia/Taipei', domain: () => 'khandai.example' };
const item = { key: 'a', label: 'A', path: '/a' };

it('A-3: menus come as they are, an unknown drawing as a list', async () => {
  const menus = {
    'header-v4': [{ ...item, icon: 'rocket', children: [{ ...item, icon: 'football' }] }],
    footerv4: [],
    nav: [{ ...item, icon: 'house' }],
  };
  const { send, asked } = fakeWire(() => ok({ ...menus, own: ['nav'] }));
  expect(await httpSite(send, here).menu(signal)).toEqual({
    ok: true,
    value: {
      'header-v4': [{ ...item, icon: 'list', children: [{ ...item, icon: 'list' }] }],
      footerv4: [],
      nav: [{ ...item, icon: 'house' }],
      own: ['nav'],
    },
  });
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /al/api/live/menu']);
});

it('A-3: the words of a group, and an empty group where the answer has none', async () => {
  const { send, asked } = fakeWire(() => ok({ shell: { name: 'X' }, odd: 3 }));
  const port = httpSite(send, here);
  expect(await port.words('en', 'shell', signal)).toEqual({ ok: true, value: { name: 'X' } });
  expect(await port.words('en', 'odd', signal)).toEqual({ ok: true, value: {} });
  expect(asked[0]!.url).toBe('/other/api/live/language/v2/list?category=shell&locale=en&version=v4');
  expect((await httpSite(fakeWire(() => refusal(404)).send, here).words('vi', 'x', signal)).ok).toBe(false);
});

it('A-5: the list of addresses, whole or of one host', async () => {
  const { send, asked } = fakeWire(() => ok([{ domain: 'a.example', main: true }]));
  await httpSite(send, here).domains(null, signal);
  await httpSite(send, here).domains('a.example', signal);
  expect(asked.map(({ url }) => url)).toEqual([
    '/other/api/resource/domain/list',
    '/other/api/resource/domain/list?domain=a.example',
  ]);
});

it('A-5: banners are asked for by the address that the viewer came by; the rest at its own address', async () => {
  const { send, asked } = fakeWire(() => ok([]));
  await httpSite(send, here).banners('home', signal);
  await httpSite(send, here).locate(signal);
  await httpSite(send, here).modes(signal);
  await httpSite(send, here).commentators(signal);
  expect(asked.map(({ url }) => url)).toEqual([
    '/other/api/banner/list?domain=khandai.example&position=home',
    '/other/api/geo/locate?timezone=Asia%2FTaipei',
    '/live/api/schedule-mode/list',
    '/live/api/schedule/anchor',
  ]);
});
