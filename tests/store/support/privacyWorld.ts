import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccounts } from '#server/accounts/accounts.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import type { Database } from '#server/database/database.ts';
import { createHelp } from '#server/help/help.ts';
import { createLog } from '#server/log.ts';
import { openPeople } from '#server/openPeople.ts';
import { openPrivacy } from '#server/openPrivacy.ts';
import { openRewards } from '#server/openRewards.ts';
import { openUploads } from '#server/openUploads.ts';
import { scheduleStore } from '#server/schedule/schedule.store.ts';
import { createSettings } from '#server/settings/settings.ts';
import { noTickets } from '#server/shared/tickets.ts';
import { noPost, type Parcel, type Post } from '#server/shared/post.ts';

const words = Object.fromEntries(
  readdirSync('locales', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [
      name,
      { messages: JSON.parse(readFileSync(`locales/${name}/messages.json`, 'utf8')) as Record<string, unknown> },
    ]),
);

/** Every area that stores something of members, over one database, put together as the origin does it. */
export const privacyWorld = async (database: Database, clock: () => number, folder?: string) => {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'khandai-privacy-'));
  const bus = inProcessBus();
  const sent: Parcel[] = [];
  const logged: string[] = [];
  const ended: string[] = [];
  const failures: unknown[] = [];
  bus.subscribe('session.ended', ({ sessionId }) => ended.push(sessionId));
  const log = createLog((line) => logged.push(line));
  const post: Post = { ...noPost, serves: () => true, send: (parcel) => void sent.push(parcel) };
  const failed = (error: unknown) => void failures.push(error);
  const needs = { database, bus, clock, log, post, failed };
  const settingsArea = createSettings({ database });
  const { settingsOf, handlers: settings } = settingsArea;
  const rewards = openRewards({ ...needs, settingsOf });
  const accounts = createAccounts({
    ...needs,
    ...{ secret: 'a secret of tests, long enough', limits: false, joined: rewards.joined },
  });
  const people = openPeople({
    ...{ ...needs, limits: false, words, accounts, settings: settingsArea, every: () => () => {} },
    ...{ mailKey: Buffer.alloc(32), site: 'https://khandai.example' },
  });
  const help = createHelp({ database, clock, post, known: async () => [], contactsOf: accounts.people.contactsOf });
  const uploads = await openUploads({
    ...{ database, dataDir, bus, log, accounts },
    ...{ tickets: noTickets, demo: true, limits: false, clock: needs.clock, commentators: scheduleStore(database) },
  });
  const privacy = openPrivacy({
    ...needs,
    accounts,
    settingsOf,
    people,
    kept: [...uploads.kept, ...rewards.kept, help.kept],
  });
  return { accounts, settings, rewards, people, uploads, privacy, help, bus, sent, logged, ended, failures, dataDir };
};
export type PrivacyWorld = Awaited<ReturnType<typeof privacyWorld>>;
