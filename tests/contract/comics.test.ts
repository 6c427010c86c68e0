import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnyCall } from '#contract/http/call.ts';
import { comics } from '#contract/http/comics.ts';
import { social } from '#contract/http/social.ts';
import type { Chapter, ComicList, PageList } from '#domain/comics/comic.ts';
import type { ShelfItem } from '#domain/social/shelf.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { asked } from './support/asked.ts';
import { newMember, type Session } from './support/sessions.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';

/** The demo's comics, served by an origin that really listens. */
let origin: RunningOrigin;
let member: Session;
onEveryDatabase('comics', (url) => {
  beforeAll(async () => {
    origin = await startOrigin({ env: settingsOf(await url()) });
    member = await newMember(origin.url);
  });
  afterAll(() => origin.stop());

  const ask = <A>(call: AnyCall, input: object = {}, lang = 'vi') =>
    asked<A>(origin.url, call, input, { token: member.token, headers: { 'x-language': lang } });
  const FIRST = 'cau-thu-so-khong--1';

  it('CO-1, CO-4: three comics with nine chapters, each page drawn, of the size that it says, with its words in each language', async () => {
    const { data } = await ask<ComicList>(comics.list);
    expect([data.total, data.list.every(({ demo }) => demo)]).toEqual([3, true]);
    const chapters = await Promise.all(
      data.list.map(async ({ comicId }) => (await ask<readonly Chapter[]>(comics.chapters, { comicId })).data),
    );
    expect(chapters.map(({ length }) => length)).toEqual([3, 3, 3]);
    for (const { chapterId } of chapters.flat()) {
      const lists = await Promise.all(
        ['vi', 'en', 'zh'].map(async (lang) => (await ask<PageList>(comics.pages, { chapterId }, lang)).data),
      );
      for (const list of lists)
        for (const { w, h, url, panels } of list.pages) {
          const svg = await (await fetch(origin.url + url)).text();
          expect(svg).toContain(`viewBox="0 0 ${w} ${h}"`);
          expect(svg).not.toMatch(/<text|<script|NaN/u);
          expect(panels.every(({ alt, says }) => alt !== '' && says.every(({ text }) => text !== ''))).toBe(true);
        }
      const [first] = lists.map(({ pages }) =>
        pages.flatMap(({ panels }) => panels.flatMap(({ says }) => says.length)),
      );
      for (const list of lists)
        expect(list.pages.flatMap(({ panels }) => panels.flatMap(({ says }) => says.length))).toEqual(first);
    }
  });

  it('CO-5, X29: progress never goes back, and the shelf says what is left', async () => {
    const put = (page: number, maxPage: number, done = false) =>
      ask(comics.progress, { items: [{ chapterId: FIRST, page, maxPage, done, at: Date.now() }] });
    await put(3, 2);
    await put(2, 1);
    const state = async () =>
      (
        await ask<{ readonly chapters: readonly object[]; readonly readSet: string }>(comics.state, {
          comicId: 'cau-thu-so-khong',
        })
      ).data;
    expect(await state()).toMatchObject({ chapters: [{ chapterId: FIRST, page: 2, maxPage: 2, done: false }] });
    const [item] = (await ask<readonly ShelfItem[]>(social.shelf)).data;
    expect(item).toMatchObject({
      target: { type: 'chapter', id: FIRST },
      card: { path: '/truyen-tranh/cau-thu-so-khong/1' },
    });
    expect(item?.card.subtitle).toContain('còn 2 trang');
    await put(3, 3);
    expect((await state()).readSet).toBe(Buffer.from([1]).toString('base64'));
    expect((await ask<readonly ShelfItem[]>(social.shelf)).data[0]?.target.id).toBe('cau-thu-so-khong--2');
  });

  it('CO-3, CO-13: a comic is followed with what is new in it, rated, and read in its own way', async () => {
    const target = { type: 'comic', id: 'meo-mun-giu-san' };
    expect((await ask(social.follow, { target, on: true, clientId: 'f1' })).code).toBe(200);
    expect((await ask(social.rate, { target, value: 9, clientId: 'r1' })).code).toBe(200);
    const setting = { mode: 'double', rtl: false, fit: 'height', margin: 10, ground: 'black', brightness: 80 };
    expect((await ask(comics.readerSetting, { comicId: target.id, setting })).code).toBe(200);
    expect((await ask(comics.state, { comicId: target.id })).data).toMatchObject({ setting });
    expect((await ask(comics.followed)).data).toMatchObject({ list: [{ comicId: target.id, unread: 3 }] });
  });
});
