import { afterEach, expect, it } from 'vitest';
import { accountSlugs } from '#domain/routing/accountPages.ts';
import { localePath, locales } from '#domain/locale/locale.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import en from '#locales/en/titles.json';
import vi from '#locales/vi/titles.json';
import zh from '#locales/zh/titles.json';
import { fakeApp } from '../../../tests/fakes/app.ts';
import { act, clear, show } from '../../../tests/fakes/screen.tsx';
import { PageName } from './PageName.tsx';

afterEach(clear);

const words = { vi, en, zh };

it.each(locales)(
  'names each page of an account on the walk from one to the next, and says so, $code',
  async ({ code }) => {
    const pathOf = (slug: string) => localePath(code, hrefOf('accountPage', { slug }));
    const app = fakeApp({ locale: code, path: localePath(code, '/menu') });
    await app.words.load(code, ['titles']);
    const { place } = await show(<PageName />, app);
    await expect.poll(() => document.title).toBe(words[code].menu);
    for (const slug of accountSlugs) {
      await act(() =>
        app.navigation.send({ type: 'navigation.go', to: pathOf(slug), replace: false, state: null, pop: false }),
      );
      await expect.poll(() => document.title).toBe(words[code].accountPage[slug]);
      expect(place.textContent).toContain(words[code].accountPage[slug]);
    }
  },
);

it('V-18: what it says adds no pixel to a page as high as the window', async () => {
  const app = fakeApp({ path: '/menu' });
  await show(
    <>
      <div style={{ position: 'absolute', top: 0, height: '100dvh' }} />
      <div style={{ position: 'absolute', top: '100dvh' }}>
        <PageName />
      </div>
    </>,
    app,
  );
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
});
