import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { feed } from '#machines/resource/feed.ts';
import type { Slice } from '#domain/shared/slice.ts';
import { failed, succeeded, type Outcome } from '#ports/failure.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { mount, unmountAll } from '../../../tests/fakes/mount.tsx';
import { useFeed } from '../hooks/useFeed.ts';
import { Feed } from './Feed.tsx';

type Answer = Outcome<Slice<string>>;
const slice = (list: readonly string[], next: string | null = null): Answer => succeeded({ list, next });
const down: Answer = failed({ kind: 'unreachable' });
const names = (from: number, count: number) => Array.from({ length: count }, (_, i) => `t${from + i}`);

const start = async (
  slices: Record<string, Answer | 'never'>,
  { byPress = false, total }: { readonly byPress?: boolean; readonly total?: number } = {},
) => {
  const asked: string[] = [];
  const list = feed({
    name: 'list',
    load: (_ports: unknown, _input: null, cursor) => {
      asked.push(cursor ?? 'first');
      const answer = slices[cursor ?? 'first'] ?? down;
      return answer === 'never' ? new Promise<Answer>(() => {}) : Promise.resolve(answer);
    },
    idOf: (item) => item,
  });
  const List = () => (
    <Feed
      of={useFeed(list, null)}
      empty={<p>Chưa có gì.</p>}
      failed="Chưa tải được danh sách"
      byPress={byPress}
      {...(total !== undefined && { total })}
    >
      {(items) => (
        <ul>
          {items.map((item) => (
            <li key={item} tabIndex={-1} style={{ minHeight: 60 }}>
              <a href={`#${item}`}>{item}</a>
            </li>
          ))}
        </ul>
      )}
    </Feed>
  );
  const app = fakeApp();
  await page.viewport(500, 700);
  const place = await mount(app, <List />, ['feed']);
  const button = (words: string) => [...place.querySelectorAll('button')].find((one) => one.textContent === words);
  return {
    ...{ place, slices, asked, button },
    rows: () => [...place.querySelectorAll('li')].map((row) => row.textContent),
    readAgain: () => app.resources.refresh(list, null),
    press: async (words: string) => {
      await expect.poll(() => button(words)).toBeDefined();
      button(words)!.click();
    },
  };
};
afterEach(unmountAll);

describe('Feed', () => {
  it('shows rows of a skeleton, then what there is', async () => {
    const t = await start({ first: 'never' });
    await expect.poll(() => t.place.querySelector('[aria-hidden]')).not.toBeNull();
    expect(t.place.textContent).toBe('');
  });

  it('says what there is instead where there is nothing', async () => {
    const t = await start({ first: slice([]) });
    await expect.poll(() => t.place.textContent).toBe('Chưa có gì.');
  });

  it('says why it could not be had, and asks again', async () => {
    const t = await start({ first: down });
    await expect.poll(() => t.place.textContent).toContain('Chưa tải được danh sáchKhông tới được máy chủ');
    t.slices['first'] = slice(['a']);
    await t.press('Thử lại');
    await expect.poll(t.rows).toEqual(['a']);
  });

  it('goes on by itself as its end comes near, and says where it ends', async () => {
    const t = await start({ first: slice(names(0, 40), 'b'), b: slice(names(40, 2)) });
    await expect.poll(() => t.rows().length).toBe(40);
    expect(t.asked).toEqual(['first']);
    t.place.querySelectorAll('li')[30]!.scrollIntoView();
    await expect.poll(() => t.rows().length).toBe(42);
    expect([t.asked, t.button('Xem thêm')]).toEqual([['first', 'b'], undefined]);
    expect(t.place.textContent).toContain('Đã hết danh sách.');
  });

  it('waits to be asked where something stands under it; the keyboard goes on from the first row that came', async () => {
    const t = await start({ first: slice(names(0, 2), 'b'), b: slice(names(2, 2)) }, { byPress: true, total: 4 });
    await expect.poll(() => t.place.textContent).toContain('2 trong 4');
    await new Promise(requestAnimationFrame);
    expect(t.asked).toEqual(['first']);
    await t.press('Xem thêm');
    await expect.poll(() => document.activeElement?.textContent).toBe('t2');
  });

  it('says why it does not go on, keeps what it shows, and tries again when asked', async () => {
    const t = await start({ first: slice(names(0, 2), 'b') });
    await expect.poll(() => t.place.querySelector('[role="alert"]')?.textContent).toContain('Chưa tải thêm được.');
    expect([t.rows(), t.asked]).toEqual([
      ['t0', 't1'],
      ['first', 'b'],
    ]);
    t.slices['b'] = slice(['t2']);
    await t.press('Thử lại');
    await expect.poll(t.rows).toEqual(['t0', 't1', 't2']);
  });

  it('offers what is new at its head, moves nothing by it, and shows it when asked', async () => {
    const t = await start({ first: slice(names(0, 3)) });
    await expect.poll(() => t.rows().length).toBe(3);
    const before = t.place.querySelector('li')!.getBoundingClientRect().top;
    t.slices['first'] = slice(['new', ...names(0, 3)]);
    t.readAgain();
    await vi.waitFor(() => expect(t.place.querySelector('[role="status"]')?.textContent).toBe('Xem 1 mục mới'));
    expect(t.place.querySelector('li')!.getBoundingClientRect().top).toBe(before);
    await t.press('Xem 1 mục mới');
    await expect.poll(() => document.activeElement?.textContent).toBe('new');
    expect(t.rows()).toEqual(['new', 't0', 't1', 't2']);
  });
});
