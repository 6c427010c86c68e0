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
  const place = await mount(app, shown, ['newsroom', 'news', 'feed', 'social']);
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

it('a text is typed with marks, moved, undone, and what is pasted comes clean behind it', async () => {
  const { place, put } = await open('editor');
  await expect.poll(() => areas(place).length).toBe(1);
  await userEvent.fill(areas(place)[0]!, 'Mưa **to');
  expect(areas(place)[0]!.value).toBe('Mưa **to');
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', '<h2>Dán</h2><p>sạch</p>');
  areas(place)[0]!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(() => areas(place).map(({ value }) => value)).toEqual(['Mưa **to', 'Dán', 'sạch']);
  await userEvent.click(page.getByRole('button', { name: 'Đưa khối 3 lên' }));
  expect(areas(place).map(({ value }) => value)).toEqual(['Mưa **to', 'sạch', 'Dán']);
  await userEvent.click(page.getByRole('button', { name: 'Hoàn tác' }));
  await expect.poll(() => areas(place).map(({ value }) => value)[1]).toBe('Dán');
  await expect.poll(() => put.length, { timeout: 5000 }).toBeGreaterThan(0);
  expect(put.at(-1)).toMatchObject({
    rev: expect.any(Number),
    versions: { vi: { blocks: [{ spans: [{ text: 'Mưa ' }, { text: 'to', bold: true }] }, {}, {}] } },
  });
});
