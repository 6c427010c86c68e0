import { afterEach, expect, it } from 'vitest';
import type { ShelfItem } from '#domain/social/shelf.ts';
import type { Progress } from '#domain/social/social.ts';
import { readingOn } from '#machines/comics/comics.memory.ts';
import { placesOn } from '#machines/vod/vod.places.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { SocialPort } from '#ports/social.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import { act, clear, show } from '../../../../tests/fakes/screen.tsx';
import { fakeStorage } from '../../../../tests/fakes/storage.ts';
import { GoOn } from './GoOn.tsx';

afterEach(async () => {
  await clear();
  document.documentElement.removeAttribute('data-shelf');
});

const target = { type: 'film', id: 'gio' } as const;
const place: Progress = { target, position: 30, duration: 95, done: false, at: 1000 };
const thing: ShelfItem = {
  ...{ group: target, target, position: 30, duration: 95, left: 65, at: 1000 },
  card: { target, title: 'Người bán gió', subtitle: '2024', img: null, path: '/phim-anh/xem-phim/gio?xem=1' },
};
const open = async (social: Partial<SocialPort>, given: Parameters<typeof fakeApp>[0] = {}) => {
  const storage = given.storage ?? fakeStorage();
  placesOn(storage).keep(place);
  const app = fakeApp({ ports: { ...silentPorts(), loadPort: fakeLoadPort({ social }) }, ...given, storage });
  await app.words.load('vi', ['shelf', 'act']);
  return { ...(await show(<GoOn look="shelf" />, app)), storage };
};
const things = (at: HTMLElement) => at.querySelectorAll('[data-part="shelf"] li').length;
const press = (button: Element | null | undefined) => act(() => (button as HTMLElement).click());

it('X29: leads a guest back in one press, and says what is left', async () => {
  const asked: (readonly Progress[])[] = [];
  const { place: at, storage } = await open({
    shelf: async (kept) => {
      asked.push(kept);
      return succeeded([thing]);
    },
  });
  await expect.poll(() => things(at)).toBe(1);
  expect(asked).toEqual([[place]]);
  const link = at.querySelector('li a');
  expect([link?.getAttribute('href'), link?.textContent]).toEqual([
    '/phim-anh/xem-phim/gio?xem=1',
    'Còn1:05Người bán gió2024',
  ]);
  expect([storage.read('khandai.shelf'), document.documentElement.hasAttribute('data-shelf')]).toEqual(['yes', true]);
});
it('X29: the origin is asked once, with chapters of this device too', async () => {
  const storage = fakeStorage();
  const chapter = { chapterId: 'gio--1', page: 2, panel: 0, maxPage: 2, pages: 9, done: false, at: 2000 };
  readingOn(storage).keep(chapter, 30);
  const asked: (readonly string[])[] = [];
  const { place: at } = await open(
    {
      shelf: async (kept) => {
        asked.push(kept.map((one) => one.target.id));
        return succeeded([thing]);
      },
    },
    { storage },
  );
  await expect.poll(() => things(at)).toBe(1);
  expect(asked).toEqual([['gio--1', 'gio']]);
});
it('FI-8: a guest takes something off by one press, and a toast puts it back', async () => {
  const { place: at, app } = await open({ shelf: async () => succeeded([thing]) });
  await expect.poll(() => things(at)).toBe(1);
  await press(at.querySelector('li button'));
  await expect.poll(() => things(at)).toBe(0);
  const shown = app.session.now()?.notices.getSnapshot().context.shown;
  expect(shown?.action?.label).toBe('Hoàn tác');
  await act(() => shown?.action?.run());
  await expect.poll(() => things(at)).toBe(1);
});
it('FI-8: the origin is told what a member takes off, and of its return', async () => {
  const told: boolean[] = [];
  let off = false;
  const { place: at, app } = await open(
    {
      shelf: async () => succeeded(off ? [] : [thing]),
      putOffShelf: async ({ on }) => {
        told.push(on);
        off = on;
        return succeeded({ on });
      },
    },
    { held: 'member' },
  );
  await expect.poll(() => things(at)).toBe(1);
  await press(at.querySelector('li button'));
  await expect.poll(() => things(at)).toBe(0);
  await act(() => app.session.now()?.notices.getSnapshot().context.shown?.action?.run());
  await expect.poll(() => things(at)).toBe(1);
  expect(told).toEqual([true, false]);
});
it('X29: what does not fit the chosen time stands apart', async () => {
  const { place: at } = await open({ shelf: async () => succeeded([{ ...thing, left: 1000 }]) });
  await expect.poll(() => things(at)).toBe(1);
  expect(at.textContent).not.toContain('Không có hạn');
  await press([...at.querySelectorAll('button')].find(({ textContent }) => textContent === '15 phút'));
  await expect.poll(() => at.textContent).toContain('Không có hạn');
});
it('X29: keeps no place where there is nothing, or nothing is known', async () => {
  const empty = await open({ shelf: async () => succeeded([]) });
  await expect.poll(() => empty.storage.read('khandai.shelf')).toBeNull();
  expect(things(empty.place)).toBe(0);
  const broken = await open({ shelf: async () => failed({ kind: 'unreachable' }) });
  expect(things(broken.place)).toBe(0);
});
