import { describe, expect, it } from 'vitest';
import type { Card } from '#domain/social/social.ts';
import type { FoundPage } from '../page/areaPage.ts';
import { fakeHandlers } from '../testing/fakeHandlers.ts';
import { callContext } from '../../tests/store/support/context.ts';
import { peoplePages } from './people.page.ts';

const known: Readonly<Record<string, Card>> = {
  'blv-khang': {
    ...{ target: { type: 'user', id: 'blv-khang' }, title: 'Khang Còi', subtitle: '', path: '/thanh-vien/blv-khang' },
    ...{ img: { url: '/avatars/blv-khang.svg', w: 96, h: 96 }, badge: 'BLV', takes: ['follow', 'rate'] },
  },
  m1: {
    target: { type: 'user', id: 'm1' },
    title: 'Lan',
    subtitle: '',
    path: '/thanh-vien/m1',
    img: null,
    takes: ['follow'],
  },
};
const { profile } = peoplePages({
  handlers: fakeHandlers({
    social: { cards: async ({ targets }) => [known[targets.slice('user:'.length)]].filter((one) => one !== undefined) },
  }),
  nobody: () => callContext({ viewer: null }),
  clock: () => 0,
});
const site = 'https://khandai.example';
const named = { locale: 'vi', title: '', description: '', url: `${site}/thanh-vien/blv-khang`, site } as const;

describe('the page of somebody', () => {
  it('CA-8: of a commentator it has their name, and says to search engines who it is', async () => {
    const found = (await profile.find({ id: 'blv-khang' }, 'vi')) as FoundPage;
    expect(found).toMatchObject({ places: { name: 'Khang Còi' }, type: 'profile' });
    expect(found.indexed).toBeUndefined();
    expect(found.jsonLd!(named)).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Khang Còi', image: `${site}/avatars/blv-khang.svg`, url: named.url },
    });
  });

  it('CA-8: of a member it is there and not for search engines; of nobody it is none', async () => {
    expect(await profile.find({ id: 'm1' }, 'vi')).toEqual({
      places: { name: 'Lan' },
      type: 'profile',
      indexed: false,
    });
    expect(await profile.find({ id: 'm2' }, 'vi')).toEqual({ status: 404 });
  });

  it('CA-8: the sitemap has those of the commentators', async () => {
    expect(await profile.sitemap!()).toEqual(['/thanh-vien/u1']);
  });
});
