import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Article } from '#domain/news/article.ts';
import type { User } from '#domain/people/user.ts';
import { failed, succeeded } from '#ports/failure.ts';
import type { NewsPort } from '#ports/news.ts';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { aDigest, anArticle, anArticleCard, newsCategories } from '../../../tests/fakes/news.ts';
import { fakeLoadPort, silentPorts } from '../../../tests/fakes/ports.ts';
import { clear, show } from '../../../tests/fakes/screen.tsx';
import ArticleScreen from './ArticleScreen.tsx';
import { LiveBlog } from './LiveBlog.tsx';
import { strip } from './news.css.ts';
import NewsScreen from './NewsScreen.tsx';

afterEach(async () => {
  vi.restoreAllMocks();
  await clear();
});

const appOf = async (news: Partial<NewsPort> = {}) => {
  const app = fakeApp({ ports: { ...silentPorts(), loadPort: fakeLoadPort({ news }) } });
  await app.words.load('vi', ['news', 'feed', 'social']);
  return app;
};
const entry = (n: number) => ({
  ...{ kind: 'entry' as const, entryId: `e${n}`, at: n * 60_000, label: `${n}'`, about: 'text' as const },
  ...{ title: `Phút ${n}`, spans: [{ text: 'Bóng bật ra.' }] },
});
const press = (place: HTMLElement, name: RegExp | string) => {
  const button = [...place.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent).match(name));
  button!.click();
};
const titlesIn = (place: HTMLElement) => [...place.querySelectorAll('li h3')].map((one) => one.textContent);

/** A live blog that two entries are added to on a press. */
const Written = () => {
  const [later, setLater] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setLater(true)}>
        later
      </button>
      <LiveBlog entries={[...(later ? [entry(4), entry(3)] : []), entry(2), entry(1)]} live />
    </>
  );
};

it('NE-9: entries that are written while a live blog is read wait until they are asked for', async () => {
  const { place } = await show(<Written />, await appOf());
  expect(titlesIn(place)).toEqual(['Phút 2', 'Phút 1']);
  press(place, 'later');
  await expect.poll(() => place.textContent).toContain('2 mục mới');
  expect(titlesIn(place)).toEqual(['Phút 2', 'Phút 1']);
  expect(place.textContent).toContain('2 mục mới');
  press(place, '2 mục mới');
  await expect.poll(() => titlesIn(place)).toEqual(['Phút 4', 'Phút 3', 'Phút 2', 'Phút 1']);
  press(place, 'Cũ nhất trước');
  await expect.poll(() => titlesIn(place)).toEqual(['Phút 1', 'Phút 2', 'Phút 3', 'Phút 4']);
});

const openArticle = async (article: Article) => {
  const { category, type, slug } = article;
  const app = await appOf({ article: async () => succeeded(article) });
  return show(<ArticleScreen params={{ category, type, slug }} />, app);
};

it('NE-2: an article that is not in the reader’s language says so and leads to those that it is in', async () => {
  const { place } = await openArticle(anArticle({ lang: 'en', alternates: { en: 'a-story', zh: 'gushi' } }));
  await expect.poll(() => place.textContent).toContain('Bài này chưa có tiếng Việt');
  expect(place.querySelector('a[hreflang="en"]')?.getAttribute('href')).toBe(
    '/en/tin-tuc/hau-truong/cau-chuyen/a-story',
  );
  expect(place.querySelector('a[hreflang="zh-Hant"]')).not.toBeNull();
  expect(place.querySelector('article')?.lang).toBe('en');
});

it('NE-2: text is text: markup in an article is shown as it is written', async () => {
  const spans = [{ text: '<img src=x onerror=alert(1)>', to: '/tin-tuc' }];
  const { place } = await openArticle(anArticle({ blocks: [{ kind: 'paragraph', spans }] }));
  await expect.poll(() => place.textContent).toContain('<img src=x');
  expect(place.querySelector('img[onerror]')).toBeNull();
  expect(place.querySelector('p a')?.getAttribute('href')).toBe('/tin-tuc');
});

it('NE-5: reading aloud says each line in a voice of the language, and stops on a second press', async () => {
  const spoken: string[] = [];
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue([{ lang: 'vi-VN' } as SpeechSynthesisVoice]);
  vi.spyOn(speechSynthesis, 'speak').mockImplementation(({ text }) => void spoken.push(text));
  const cancelled = vi.spyOn(speechSynthesis, 'cancel').mockReturnValue();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  );
  const { place } = await openArticle(anArticle());
  await expect.poll(() => place.querySelector('h1')).not.toBeNull();
  press(place, 'Nghe');
  await expect.poll(() => spoken.length).toBeGreaterThan(3);
  expect(spoken[0]).toBe(anArticle().title);
  press(place, 'Dừng đọc');
  await expect.poll(() => cancelled.mock.calls.length).toBeGreaterThan(0);
  await expect.poll(() => place.textContent).toContain('Nghe');
  vi.unstubAllGlobals();
});

it('NE-1, NE-11: the first page has its lead, the others below it, and the day in short', async () => {
  const cards = ['n1', 'n2', 'n3', 'n4', 'n5'].map((articleId) =>
    anArticleCard({ articleId, title: `Bài ${articleId}` }),
  );
  const app = await appOf({
    categories: async () => succeeded(newsCategories),
    list: async () => succeeded({ list: cards, next: null }),
    digest: async () => succeeded(aDigest),
  });
  const { place } = await show(<NewsScreen />, app);
  await expect.poll(() => place.querySelector('article h2')?.textContent).toBe('Bài n1');
  await expect.poll(() => place.querySelectorAll('section li[data-article]').length).toBe(1);
  expect(place.textContent).toContain('Bản tin 60 giây');
  expect(place.textContent).toContain('7 bài viết');
});

it('NE-1: says that there is nothing yet, and offers to try again where it cannot be loaded', async () => {
  const calm = {
    categories: async () => succeeded([]),
    digest: async () => succeeded({ date: '2026-11-24', items: [] }),
  };
  const none = await show(
    <NewsScreen />,
    await appOf({ ...calm, list: async () => succeeded({ list: [], next: null }) }),
  );
  await expect.poll(() => none.place.textContent).toContain('Chưa có bài nào');
  const broken = await show(
    <NewsScreen />,
    await appOf({ ...calm, list: async () => failed({ kind: 'unreachable' }) }),
  );
  await expect.poll(() => broken.place.querySelectorAll('button').length).toBeGreaterThan(0);
});

const an: User = { userId: 'm1', displayName: 'An', nickname: 'An', profilePicture: null, siteRoleId: 1 };

it.each([
  ['', 1],
  ['Bến Gỗ', 0],
])('SO-10: the strip of a live blog stands on the first page unless it is muted: "%s"', async (text, strips) => {
  const live = anArticleCard({ articleId: 'n5', slug: 'truc-tiep', title: 'Chờ bóng lăn ở Bến Gỗ', live: true });
  const mutes = text === '' ? [] : [{ kind: 'topic' as const, text, since: 1 }];
  const app = fakeApp({
    ...{ held: 'member', accounts: { info: async () => succeeded(an) } },
    ports: {
      ...silentPorts(),
      loadPort: fakeLoadPort({
        social: { mutes: async () => succeeded(mutes) },
        news: {
          categories: async () => succeeded([]),
          digest: async () => succeeded({ date: '2026-11-24', items: [] }),
          list: async () => succeeded({ list: [anArticleCard({ title: 'Bài n1' }), live], next: null }),
          article: async (slug) => succeeded(anArticle({ slug, live: true })),
        },
      }),
    },
  });
  await app.words.load('vi', ['news', 'feed', 'social']);
  const { place } = await show(<NewsScreen />, app);
  await expect.poll(() => place.textContent).toContain('Bài n1');
  await expect.poll(() => place.textContent?.includes('1 mục đang ẩn')).toBe(text !== '');
  await expect.poll(() => place.getElementsByClassName(strip).length).toBe(strips);
});
