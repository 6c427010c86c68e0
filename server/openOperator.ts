import { SITE_ROLES } from '#domain/auth/auth.ts';
import { changesBetween, writtenParts, type ConsoleJob, type ConsoleWord } from '#domain/console/console.ts';
import { locales } from '#domain/locale/locale.ts';
import { changeRole } from './accounts/members.store.ts';
import type { Operations } from './console/console.handlers.ts';
import { openConsole, type OpenConsoleNeeds } from './console/console.open.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { pastTexts } from './door/past.store.ts';
import { planDoor } from './door/plan.ts';
import { readPortalFile, type PortalSurroundings } from './import/portalFile.ts';
import { portalPart, writePortal } from './import/portalImport.store.ts';
import { allJobs, AT_ONCE, bringJob, type StoredJob } from './jobs/jobs.store.ts';
import type { Log } from './log.ts';
import type { WordFile, WordFiles } from './page/build.ts';
import { builtInParts } from './portal/builtIn.ts';
import { openPortal } from './portal/portal.open.ts';
import type { PortalSource } from './portal/portal.handlers.ts';
import { readPortal } from './portal/portal.store.ts';

export interface OperatorNeeds extends Pick<OpenConsoleNeeds, 'nameOf'>, Pick<PortalSource, 'portal'> {
  readonly accounts: { readonly proofs: { readonly holds: OpenConsoleNeeds['confirmed'] } };
  readonly people: Pick<OpenConsoleNeeds, 'enlist'>;
  readonly schedule: { readonly handlers: Pick<PortalSource, 'schedule'> };
  readonly database: Database;
  readonly config: Config;
  readonly words: WordFiles;
  readonly log: Log;
}

const jobShown =
  (now: number) =>
  ({ leaseUntil, leaseBy: _, nextAt, ...job }: StoredJob): ConsoleJob => ({
    ...job,
    nextAt: nextAt === AT_ONCE ? null : nextAt,
    running: leaseUntil !== null && leaseUntil > now && (job.lastEnded ?? 0) < (job.lastStarted ?? 0),
  });

const textsIn = (table: WordFile, above = ''): readonly (readonly [string, string])[] =>
  Object.entries(table).flatMap(([name, one]) =>
    typeof one === 'string' ? [[`${above}${name}`, one] as const] : textsIn(one as WordFile, `${above}${name}.`),
  );

/** Every text of the portal in its languages, by group and dotted key. */
const allWords = (files: WordFiles): readonly ConsoleWord[] => {
  const byLocale = locales.map(({ code }) => {
    const groups = Object.entries(files[code] ?? {});
    return new Map(groups.flatMap(([group, table]) => textsIn(table).map(([key, text]) => [`${group} ${key}`, text])));
  });
  const [vi, en, zh] = ['vi', 'en', 'zh'].map((code) => byLocale[locales.findIndex((one) => one.code === code)]);
  return [...(vi ?? new Map<string, string>())].map(([name, text]) => {
    const [group = '', key = ''] = name.split(' ');
    return { group, key, vi: text, en: en?.get(name) ?? '', zh: zh?.get(name) ?? '' };
  });
};

/** The operations behind the commands `user`, `jobs`, `import` and `door`, for the console. */
export const operationsOn = ({
  database,
  config,
  words,
}: Pick<OperatorNeeds, 'database' | 'words'> & {
  readonly config: Pick<Config, 'publicUrl' | 'streamOrigins' | 'demo'>;
}): Operations => {
  const around: PortalSurroundings = {
    words,
    pictureOrigins: config.streamOrigins,
    host: config.publicUrl && new URL(config.publicUrl).host,
  };
  let listed: readonly ConsoleWord[] | null = null;
  return {
    setRole: async (queries, change) => {
      const before = await changeRole(queries, { ...change, keeps: SITE_ROLES.leaderOperator });
      return typeof before === 'string' ? before : before.siteRoleId;
    },
    jobs: async (now) => (await allJobs(database)).map(jobShown(now)),
    startJob: (queries, name) => bringJob(queries, name, AT_ONCE),
    content: (part, queries = database) => portalPart(queries, part),
    builtIn: builtInParts({ words, demo: config.demo }),
    check: (part, value) => {
      const read = readPortalFile({ [part]: value }, around);
      return 'file' in read ? null : Object.fromEntries(read.complaints);
    },
    putContent: async (queries, part, value) => {
      const { before, after } = await writePortal(queries, { [part]: value });
      return changesBetween(before, after);
    },
    unreadable: async () => {
      const { content } = await readPortal(database);
      const stored = await Promise.all(writtenParts.map((part) => portalPart(database, part)));
      return writtenParts.filter((part, i) => stored[i]!.rev !== 'none' && content[part] === undefined);
    },
    words: () => (listed ??= allWords(words)),
    planDoor: async (value) => {
      const { content } = await readPortal(database);
      const read = readPortalFile({ door: value }, around);
      const given = 'file' in read ? read.file.door : null;
      return planDoor(pastTexts(database), { ...content.door, ...given });
    },
  };
};

/** The content that the operator sets, and the operator's console. */
export const openOperator = ({
  database,
  config,
  words,
  log,
  schedule,
  portal,
  accounts,
  nameOf,
  people,
}: OperatorNeeds) => {
  const operations = operationsOn({ database, config, words });
  return {
    portal: openPortal({ config, schedule: schedule.handlers.schedule, portal }),
    console: openConsole({
      ...{ database, operations, nameOf, enlist: people.enlist, confirmed: accounts.proofs.holds },
      engine: config.databaseUrl === null ? 'sqlite' : 'postgres',
      noteRole: (change) => log.warn('role.changed', change),
    }),
  };
};
