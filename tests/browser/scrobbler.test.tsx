import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { locales } from '#domain/locale/locale.ts';
import type { Scrobbler } from '#domain/music/scrobbler.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { PlaylistsPort } from '#ports/music.ts';
import { act, clear } from '../fakes/screen.tsx';
import { createFindings, narrow, resetWindow } from './support/judge.ts';
import { playlistArea } from './support/musicArea.ts';
import { openPortal } from './support/portal.tsx';

beforeEach(() => page.viewport(narrow.width, narrow.height));
afterEach(async () => {
  await clear();
  await resetWindow();
});

const off: Scrobbler = { origins: ['https://listen.example'], to: null };
const to = { address: 'https://listen.example/', name: 'lan', since: 1, lastAt: null, fault: null } as const;
const open = async (locale: 'vi' | 'en' | 'zh', given: Partial<PlaylistsPort>) => {
  const portal = await openPortal('/am-nhac/nhac-cua-toi', {
    ...{ locale, areas: { playlists: { ...playlistArea, ...given } } },
  });
  const words = await portal.words('music');
  await portal.press(words('mine.scrobbler'), '[role="tab"]');
  return { ...portal, words };
};

it.each(locales.map(({ code }) => code))(
  'MU-9: a member sets where plays are told, is told what is wrong at its field, and ends it, in %s',
  async (locale) => {
    const sent: unknown[] = [];
    let now: Scrobbler = off;
    const { place, press, shown, says, words } = await open(locale, {
      scrobbler: async () => succeeded(now),
      scrobbleTo: async (wish) => {
        sent.push(wish);
        if (wish.token !== 'a-token') return failed({ kind: 'refused', code: 422, fields: { token: 'is unknown' } });
        now = { ...off, to };
        return succeeded(now);
      },
      endScrobbling: async () => {
        now = off;
        return succeeded(now);
      },
    });
    await shown('input[name="token"]');
    const found = createFindings();
    await found.judge('off');
    expect(place.querySelector<HTMLInputElement>('input[name="address"]')?.value).toBe('https://listen.example');
    await press(words('scrobbler.on'));
    await says(words('scrobbler.empty'));
    expect(sent).toEqual([]);
    for (const token of ['wrong', 'a-token']) {
      await act(() => userEvent.fill(place.querySelector('input[name="token"]')!, token));
      await press(words('scrobbler.on'));
      await says(token === 'wrong' ? words('scrobbler.problems.token') : words('scrobbler.never'));
      await found.judge(token);
    }
    await press(words('scrobbler.off'));
    await shown('input[name="token"]');
    expect(sent).toHaveLength(2);
    found.expectNone();
  },
);
it('says that there is none where the operator allows no server', async () => {
  const { says, words } = await open('vi', { scrobbler: async () => succeeded({ origins: [], to: null }) });
  await says(words('scrobbler.noneFact'));
});
