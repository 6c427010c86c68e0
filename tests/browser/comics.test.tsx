import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { succeeded } from '#ports/failure.ts';
import { aComicPage, aPageList } from '../fakes/comics.ts';
import { act, clear } from '../fakes/screen.tsx';
import { fakeComments } from '../fakes/comments.ts';
import { comicArea } from './support/comicArea.ts';
import { half, resetWindow, wide } from './support/judge.ts';
import { openPortal } from './support/portal.tsx';

beforeEach(() => page.viewport(wide.width, wide.height));
afterEach(async () => {
  await clear();
  await resetWindow();
});

it('CO-10: the keys of the reader are heard wherever the focus is, and a chapter takes no focus by itself', async () => {
  const { place, shown } = await openPortal('/truyen-tranh/cau-thu-so-khong/1', {});
  await shown('[data-part="reader"]');
  expect(place.querySelector('[data-part="reader"]')!.contains(document.activeElement)).toBe(false);
  const slider = () => place.querySelector<HTMLInputElement>('[data-part="reader"] input[type="range"]')!.value;
  // Page mode, from page 2, where this viewer stopped.
  await userEvent.keyboard('2');
  expect(slider()).toBe('2');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(slider).toBe('3');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(slider).toBe('2');
});

const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const tall = (pages: number) =>
  aPageList(pages, { pages: Array.from({ length: pages }, (_, i) => aComicPage(i + 1, { w: 800, h: 1600 })) });
const openStrip = async (pages: number) => {
  const { place, shown } = await openPortal('/truyen-tranh/cau-thu-so-khong/1', {
    held: 'none',
    areas: { comics: { ...comicArea, pages: async () => succeeded(tall(pages)) } },
  });
  await shown('[data-part="reader"] [data-page] img');
  const stage = place.querySelector<HTMLElement>('[data-part="reader"] [role="group"][tabindex]')!;
  const drawn = () => stage.querySelectorAll('img').length;
  return { place, stage, drawn };
};

it('CO-5, CO-10, X31: a chapter of 300 pages ends read however fast it is scrolled, with at most twelve pages drawn', async () => {
  const { place, stage, drawn } = await openStrip(300);
  const most: number[] = [];
  const step = stage.scrollHeight / 24;
  for (let at = 0; at <= 24; at += 1) {
    await act(async () => {
      stage.scrollTop = at * step;
      await painted();
    });
    most.push(drawn());
  }
  expect(Math.max(...most)).toBeLessThanOrEqual(12);
  await expect.poll(() => place.querySelector('[data-part="reader"] footer[data-done]')).not.toBeNull();
});

it('CO-9: the panel that is read stays where it is through rotation and another size of letters, and comes back', async () => {
  await page.viewport(390, 844);
  const { stage } = await openStrip(40);
  await act(async () => {
    stage.scrollTop = 9000;
    await painted();
  });
  // The last panel whose upper edge is above the reading line.
  const [edge, panel] = (() => {
    const eyes = stage.getBoundingClientRect().top + stage.clientHeight * 0.35;
    const all = [...stage.querySelectorAll<HTMLElement>('[data-page]')].flatMap((one) =>
      [0.05, 0.5].map((y) => [one, y] as const),
    );
    const topOf = ([one, y]: (typeof all)[number]) => {
      const { top, height } = one.getBoundingClientRect();
      return top + height * y;
    };
    const own = all.findLast((one) => topOf(one) <= eyes)!;
    return [topOf(own), () => topOf(own)];
  })();
  const below = (top: number) => top - stage.getBoundingClientRect().top;
  const before = below(edge);
  const moved = () => Math.abs(below(panel()) - before);
  await page.viewport(844, 390);
  await painted();
  await expect.poll(moved).toBeLessThanOrEqual(8);
  document.documentElement.style.fontSize = '24px';
  await painted();
  await expect.poll(moved).toBeLessThanOrEqual(8);
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
  await painted();
  await expect.poll(moved).toBeLessThanOrEqual(8);
});

it('CO-10: what a chapter covers is out of reach, and a press on its middle takes the bars away', async () => {
  const { place, stage } = await openStrip(3);
  const outside = () =>
    [...place.querySelectorAll('a[href], button')].filter((one) => !one.closest('[data-part="reader"]'));
  expect(outside().length).toBeGreaterThan(5);
  await expect.poll(() => outside().flatMap((one) => (one.closest('[inert]') ? [] : [one.textContent]))).toEqual([]);
  const bars = () => place.querySelectorAll('[data-part="reader"] :is(header, footer)').length;
  expect(bars()).toBe(2);
  await act(() => userEvent.click(stage));
  expect(bars()).toBe(0);
  expect(
    place.querySelector('[data-part="reader"]')!.contains(document.activeElement) ||
      document.activeElement === document.body,
  ).toBe(true);
});

it('CO-3: on a wide screen the pages stand in small beside the open ones, lead to each, and stay away once closed', async () => {
  const chapter = '/truyen-tranh/cau-thu-so-khong/1';
  const areas = { comics: { ...comicArea, pages: async () => succeeded(aPageList(7)) } };
  const { place, shown } = await openPortal(chapter, { held: 'none', areas });
  await shown('[data-part="reader"]');
  const small = () => [...place.querySelectorAll<HTMLButtonElement>('[data-part="reader"] nav li button')];
  await userEvent.keyboard('1');
  expect(small()).toHaveLength(0);
  await userEvent.keyboard('3');
  // The cover alone, then pairs of pages.
  await expect.poll(() => small().map((one) => one.textContent)).toEqual(['1', '2', '4', '6']);
  await act(() => userEvent.click(small()[2]!));
  expect(small().map((one) => one.getAttribute('aria-current'))).toEqual([null, null, 'true', null]);
  expect(place.querySelectorAll('[data-part="reader"] [data-page]')).toHaveLength(2);
  await page.viewport(half.width, half.height);
  await expect.poll(small).toHaveLength(0);
  await page.viewport(wide.width, wide.height);
  await expect.poll(small).toHaveLength(4);
  await act(() => userEvent.click(page.getByRole('button', { name: 'Các trang thu nhỏ' })));
  expect(small()).toHaveLength(0);
});

it('CO-11, CO-10: at its end a chapter has what readers say of it, in a sheet whose keys turn no page; a link opens it', async () => {
  const areas = { comics: comicArea, comments: fakeComments({ now: Date.now() }) };
  const { place, shown } = await openPortal('/truyen-tranh/cau-thu-so-khong/1', { areas });
  await shown('[data-part="reader"] [data-page] img');
  expect(place.querySelector('[data-part="comments"]')).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Bình luận về chương này' }));
  const sheet = page.getByRole('dialog', { name: 'Bình luận về chương này' });
  await expect.element(sheet.getByText('Cả hàng C đứng từ phút 60.').first()).toBeVisible();
  const field = sheet.getByRole('textbox', { name: /^Bình luận về/ });
  await userEvent.click(field);
  await userEvent.keyboard('n b 3');
  await expect.element(field).toHaveValue('n b 3');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => place.querySelector('dialog')).toBeNull();
  await clear();
  const linked = await openPortal('/truyen-tranh/cau-thu-so-khong/1?binh-luan=c1', { areas });
  await linked.shown('dialog [data-part="comments"] article');
});
