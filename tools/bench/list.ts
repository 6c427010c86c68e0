import { benchChat } from './chatList.ts';
import { benchFixtures } from './fixtureList.ts';
import { benchSchedule } from './scheduleList.ts';
import { options } from './support/options.ts';
import { withBrowser } from './support/page.ts';
import { startMeasuredOrigin } from './support/server.ts';

const { rounds, seconds } = options({ rounds: 1, seconds: 4 });

const demo = await startMeasuredOrigin();
const empty = await startMeasuredOrigin({ DEMO: 'off' });
try {
  await withBrowser(async (browser) => {
    await benchSchedule(browser, demo.url, Math.max(2, rounds));
    await benchFixtures(browser, demo.url, Math.max(2, rounds));
    await benchChat(browser, empty.url, rounds, seconds);
  });
} finally {
  await Promise.all([demo.stop(), empty.stop()]);
}
