import { roomPath } from '#domain/room/roomAddress.ts';
import { createFindings } from './support/findings.ts';
import { enterAs, newMember } from './support/members.ts';
import { liveMatch } from './support/rooms.ts';
import { half, narrow, wide } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

// axe's evaluation of a page would be traced, frame by frame.
test.use({ trace: 'off' });

test('axe finds nothing serious in the whole page of either layout, which has one head and one content, and nothing lies sideways', async ({
  page,
  context,
  baseURL,
}) => {
  await page.route('**/media/**/*.m4s', (route) => route.abort());
  await enterAs(context, baseURL, await newMember(baseURL, 'Người Xem'));
  const found = createFindings(page);
  const screens = {
    '/': '#content a[href*="/truc-tiep/"]',
    [roomPath(await liveMatch(baseURL, '1'))!]: '[role="log"] li[data-id]',
  };
  for (const [path, shown] of Object.entries(screens)) {
    await page.setViewportSize(narrow);
    await page.goto(path);
    await page.locator(shown).first().waitFor({ state: 'attached' });
    for (const landmark of ['main', 'h1']) await expect(page.locator(landmark)).toHaveCount(1);
    await found.look(`${path} narrow`);
    await found.fits(`${path} narrow`);
    for (const [name, size] of Object.entries({ half, wide })) {
      await page.setViewportSize(size);
      await found.look(`${path} ${name}`, { in: ['light'] });
    }
  }
  // Loaded again, because a player that waits this long for its stream gives up.
  await page.reload();
  const player = words('vi', 'player');
  await page.getByRole('region', { name: player('player') }).hover();
  await page.getByRole('button', { name: new RegExp(`^${player('quality')}`) }).click();
  await page.locator('[role="menu"]').waitFor();
  await found.look('quality', { within: '[role="menu"]' });
  found.expectNone();
});
