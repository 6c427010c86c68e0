import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccounts } from '#server/accounts/accounts.ts';
import { keptAccount } from '#server/accounts/kept.store.ts';
import { keptBookings } from '#server/bookings/kept.store.ts';
import { keptCalendar } from '#server/shared/calendar/feeds.store.ts';
import { inProcessBus } from '#server/bus/inProcess.ts';
import { keptChat } from '#server/chat/kept.store.ts';
import { keptCodes } from '#server/codes/kept.store.ts';
import type { Database } from '#server/database/database.ts';
import { keptGoogle } from '#server/google/kept.store.ts';
import { openHelp } from '#server/help/help.open.ts';
import { openLinks } from '#server/links/links.open.ts';
import { createLog } from '#server/log.ts';
import { openInbox } from '#server/inbox/inbox.open.ts';
import { keptPasskeys } from '#server/passkeys/kept.store.ts';
import { openPeople } from '#server/people/people.open.ts';
import { openPrivacy } from '#server/privacy/privacy.open.ts';
import { openSettings } from '#server/settings/settings.open.ts';
import { memoryLimits } from '#server/shared/memoryLimits.ts';
import { openSocial } from '#server/social/social.open.ts';
import { noTickets } from '#server/shared/tickets.ts';
import type { Parcel } from '#server/shared/post.ts';
import { marksStore } from '#server/social/marks.store.ts';
import { keptOutbox, postTo } from './outbox.ts';
import { openRewards } from './rewards.ts';
import { openUploads } from './uploads.ts';

const secret = 'a secret of tests, long enough';
const words = Object.fromEntries(
  readdirSync('locales', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [
      name,
      { inbox: JSON.parse(readFileSync(`locales/${name}/inbox.json`, 'utf8')) as Record<string, unknown> },
    ]),
);

/** Every area that stores data about members, over one database, assembled like in the origin. */
export const privacyWorld = async (database: Database, clock: () => number, folder?: string) => {
  const dataDir = folder ?? mkdtempSync(join(tmpdir(), 'khandai-privacy-'));
  const bus = inProcessBus();
  const sent: Parcel[] = [];
  const logged: string[] = [];
  const ended: string[] = [];
  const failures: unknown[] = [];
  bus.subscribe('session.ended', ({ sessionId }) => ended.push(sessionId));
  const log = createLog((line) => logged.push(line));
  const post = postTo(sent, { serves: () => true });
  const kept = keptOutbox();
  const { outbox } = kept;
  const failed = (error: unknown) => void failures.push(error);
  const needs = { database, bus, outbox, clock, log, post, failed };
  const settings = openSettings({ database, ...marksStore(database) });
  const { settingsOf } = settings;
  const rewards = openRewards({ ...needs, settingsOf });
  const accounts = createAccounts({ ...needs, secret, limits: false, joined: rewards.joined });
  const { memberById, memberContacts } = accounts;
  const { contactsOf } = memberContacts;
  const social = openSocial({
    ...{ database, clock, limits: false, limitStore: memoryLimits(clock) },
    subjects: [],
    areApart: async () => false,
  });
  const people = openPeople({ ...needs, limits: false, settingsOf, followedAmong: social.followedAmong });
  const inbox = openInbox({
    ...{ ...needs, secret, words, contactsOf, memberById, settingsOf, changeSettings: settings.change },
    site: 'https://khandai.example',
  });
  const help = openHelp({ database, clock, post, known: async () => [], contactsOf });
  const uploads = await openUploads({ ...needs, dataDir, accounts, tickets: noTickets, demo: true });
  const settle = () => kept.settle(database, [inbox.durable, uploads.durable]);
  const links = openLinks({ database });
  const personalData = [
    keptAccount(database),
    ...[settings, people, inbox, social, rewards, help, uploads].flatMap((area) => area.personalData),
    ...[keptCodes(database), keptGoogle(database), keptPasskeys(database)],
    ...[keptBookings(database), keptCalendar(database), keptChat(database, outbox)],
  ];
  const erasing = { database, clock, log, personalData, erasure: accounts.erasure };
  const privacy = {
    ...openPrivacy({ ...erasing, post, makeLink: links.make, members: { ...accounts, contactsOf } }),
    erasing,
  };
  return {
    ...{
      accounts,
      rewards,
      settings: settings.handlers.settings,
      people,
      inbox,
      uploads,
      links,
      privacy,
      help,
      kept,
      settle,
    },
    sent,
    logged,
    ended,
    failures,
    dataDir,
  };
};
export type PrivacyWorld = Awaited<ReturnType<typeof privacyWorld>>;
