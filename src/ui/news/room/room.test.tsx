import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { succeeded } from '#ports/failure.ts';
import type { NewsroomPort } from '#ports/newsroom.ts';
import { fakeApp } from '../../../../tests/fakes/app.ts';
import { mount, unmountAll } from '../../../../tests/fakes/mount.tsx';
import { newsCategories } from '../../../../tests/fakes/news.ts';
import { aManuscript } from '../../../../tests/fakes/newsroom.ts';
import { fakeLoadPort, silentPorts } from '../../../../tests/fakes/ports.ts';
import '../../layouts/Shell.css.ts';
import Editor from './Editor.tsx';
import { ManuscriptList } from './ManuscriptList.tsx';

beforeEach(() => page.viewport(360, 900));
afterEach(unmountAll);

const open = async (what: 'list' | 'editor') => {
  const put: unknown[] = [];
  const newsroom: Partial<NewsroomPort> = {
    list: async () =>
      succeeded({ list: [aManuscript(), aManuscript({ articleId: 'n2', state: 'released' })], next: null }),
    shelves: async () => succeeded(newsCategories),
    detail: async () => succeeded(aManuscript()),
    revisions: async () => succeeded([{ seq: 1, what: 'put', rev: 1, at: 1, by: 'Lan' }]),
    put: async (wish) => {
      put.push(wish);
      return succeeded(aManuscript({ rev: wish.rev + 1, content: wish }));
    },
    paste: async () =>
      succeeded([
        { kind: 'heading', spans: [{ text: 'Dán' }] },
        { kind: 'paragraph', spans: [{ text: 'sạch' }] },
      ]),
  };
  const news = { categories: async () => succeeded(newsCategories) };
  const app = fakeApp({ ports: { ...silentPorts(), loadPort: fakeLoadPort({ newsroom, news }) } });
  const shown = what === 'list' ? <ManuscriptList state={null} /> : <Editor articleId="n1" />;
  const place = await mount(app, shown, ['newsroom', 'news', 'feed', 'social', 'upload']);
  return { place, put };
};
const areas = (place: HTMLElement) => [...place.querySelectorAll<HTMLTextAreaElement>('ol textarea')];

it.each(['list', 'editor'] as const)(
  '%s: axe finds nothing serious, and nothing lies sideways at 360 px',
  async (what) => {
    const { place } = await open(what);
    await expect.poll(() => place.querySelectorAll('li').length).toBeGreaterThan(0);
    const { violations } = await axe.run(place);
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
);

/** Pastes into a text of what was copied elsewhere. */
const paste = (area: HTMLTextAreaElement) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', '<h2>Dán</h2><p>sạch</p>');
  area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};
const texts = (place: HTMLElement) => areas(place).map(({ value }) => value);

it('a text is typed with marks, moved, undone, and what is pasted stands where it was pasted', async () => {
  const { place, put } = await open('editor');
  await expect.poll(() => areas(place).length).toBe(1);
  await userEvent.fill(areas(place)[0]!, 'Mưa **to về');
  expect(areas(place)[0]!.value).toBe('Mưa **to về');
  areas(place)[0]!.setSelectionRange(8, 8);
  paste(areas(place)[0]!);
  await expect.poll(() => texts(place)).toEqual(['Mưa **to**', 'Dán', 'sạch** về**']);
  await userEvent.click(page.getByRole('button', { name: 'Đưa khối 3 lên' }));
  expect(texts(place)).toEqual(['Mưa **to**', 'sạch** về**', 'Dán']);
  await userEvent.click(page.getByRole('button', { name: 'Hoàn tác' }));
  await expect.poll(() => texts(place)[1]).toBe('Dán');
  await expect.poll(() => put.length, { timeout: 5000 }).toBeGreaterThan(0);
  expect(put.at(-1)).toMatchObject({
    rev: expect.any(Number),
    versions: { vi: { blocks: [{ spans: [{ text: 'Mưa ' }, { text: 'to', bold: true }] }, {}, {}] } },
  });
});

it('without a mouse: marks by keys, undo and redo, a block behind, moved up with its focus, its kind, removed', async () => {
  const { place } = await open('editor');
  await expect.poll(() => areas(place).length).toBe(1);
  await userEvent.fill(areas(place)[0]!, 'xin chào');
  areas(place)[0]!.setSelectionRange(4, 8);
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(areas(place)[0]!.value).toBe('xin **chào**');
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(areas(place)[0]!.value).toBe('xin chào');
  await userEvent.keyboard('{Control>}k{/Control}/tin-tuc');
  expect(areas(place)[0]!.value).toBe('xin [chào](/tin-tuc)');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(areas(place)[0]!.value).toBe('xin [chào](/tin-tu)');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(areas(place)[0]!.value).toBe('xin [chào](/tin-tuc)');

  page.getByRole('button', { name: 'Thêm đoạn văn sau khối 1' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(areas(place)[1]);
  await userEvent.keyboard('hai');
  page.getByRole('button', { name: 'Đưa khối 2 lên' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(texts(place)).toEqual(['hai', 'xin [chào](/tin-tuc)']);
  // At the top there is no further up: the focus stays in its block.
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Đưa khối 1 xuống');
  await userEvent.keyboard('{Enter}');
  expect(texts(place)).toEqual(['xin [chào](/tin-tuc)', 'hai']);
  await userEvent.selectOptions(page.getByLabelText('Kiểu chữ').nth(1), 'heading');
  await expect.poll(() => place.querySelectorAll('[data-block="heading"]').length).toBe(1);
  page.getByRole('button', { name: 'Xoá khối 1' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(texts(place)).toEqual(['hai']);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Xoá khối 1');
});
