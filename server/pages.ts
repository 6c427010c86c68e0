import { footballPages } from './football/football.page.ts';
import { inboxPages } from './inbox/inbox.page.ts';
import { peoplePages } from './people/people.page.ts';
import type { Pages, PageSource } from './page/areaPage.ts';
import { roomPages } from './schedule/room.page.ts';
import { schedulePages } from './schedule/schedule.page.ts';
import { settingsPages } from './settings/settings.page.ts';

/** What the areas say of their pages. */
export const openPages = (source: PageSource): Pages => ({
  ...schedulePages(source),
  ...roomPages(source),
  ...peoplePages(source),
  ...footballPages(source),
  ...settingsPages,
  ...inboxPages,
});
