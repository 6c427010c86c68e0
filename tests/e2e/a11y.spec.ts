import { localePath, locales } from '#domain/locale/locale.ts';
import { createFindings } from './support/findings.ts';
import { enterAs, newMember } from './support/members.ts';
import { half, narrow, screensOf, wide } from './support/screens.ts';
import { test } from './support/test.ts';

// axe's own reading of a page would be traced, frame by frame.
test.use({ trace: 'off' });

for (const { code: locale } of locales)
  test(`axe finds nothing serious on any screen, and nothing lies sideways at 360 px: ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await page.route('**/media/**/*.m4s', (route) => route.abort());
    await enterAs(context, baseURL, await newMember(baseURL, 'Người Xem'));
    const found = createFindings(page);
    for (const { name, path, shown } of await screensOf(baseURL)) {
      await page.setViewportSize(narrow);
      await page.goto(localePath(locale, path));
      await page.locator(shown).first().waitFor({ state: 'attached' });
      await found.look(`${name} narrow`);
      await found.fits(`${name} narrow`);
      await page.setViewportSize(wide);
      await found.look(`${name} wide`, { in: ['light'] });
      if (locale !== 'vi') continue;
      await page.setViewportSize(half);
      await found.look(`${name} half`, { in: ['light'] });
    }
    found.expectNone();
  });
