import { SITE_ROLES } from '../auth/auth.ts';
import type { Slice } from '../shared/slice.ts';

/** Limits of the operator's console. */
export const CONSOLE = {
  pageSize: 30,
  /** Characters of a name that is searched for. */
  queryMax: 100,
  /** Bytes of a part of the content as it is sent. */
  partBytes: 1_048_576,
  /** What the log keeps of one change: entries, and characters of each side of one. */
  changesMost: 100,
  sideMax: 1000,
  /** A job that is due for so long and that nobody runs is late. */
  lateMs: 300_000,
  /** An upload that has stood still for so long is half. */
  halfMs: 3_600_000,
} as const;

/** Whether a role may open the console. */
export const mayOperate = (siteRoleId: number): boolean => siteRoleId === SITE_ROLES.leaderOperator;

export type RoleName = Exclude<keyof typeof SITE_ROLES, 'guest'>;
/** The roles that somebody can be given. */
export const givenRoles: readonly RoleName[] = [
  ...(['member', 'commentator', 'host', 'qc', 'customerCare', 'ad', 'silent', 'leaderOperator'] as const),
];
/** The role with an id; null for none that can be given. */
export const roleOf = (siteRoleId: number): RoleName | null =>
  givenRoles.find((name) => SITE_ROLES[name] === siteRoleId) ?? null;

/** The tabs of the console, each with its own address; the overview has that of the console. */
export const consoleTabs = ['overview', 'roles', 'content', 'door', 'jobs', 'log'] as const;
export type ConsoleTab = (typeof consoleTabs)[number];
const slugs: Readonly<Record<Exclude<ConsoleTab, 'overview'>, string>> = {
  roles: 'vai-tro',
  content: 'noi-dung',
  door: 'cua',
  jobs: 'viec',
  log: 'nhat-ky',
};
/** The tab of an address; null where there is none. */
export const tabOf = (slug: string): ConsoleTab | null =>
  consoleTabs.find((tab) => tab !== 'overview' && slugs[tab] === slug) ?? null;
export const slugOf = (tab: Exclude<ConsoleTab, 'overview'>): string => slugs[tab];

/** The parts of the operator's content that the console changes; the door has a tab of its own. */
export const consoleParts = [
  ...(['marquee', 'banners', 'redirects', 'menus', 'modes', 'domains', 'words', 'known'] as const),
] as const;
export const writtenParts = [...consoleParts, 'door'] as const;
export type ConsolePart = (typeof consoleParts)[number];
export type WrittenPart = (typeof writtenParts)[number];

export interface ConsoleMember {
  readonly userId: string;
  readonly username: string;
  readonly nickname: string;
  readonly siteRoleId: number;
  /** When they registered. */
  readonly since: number;
}
export type ConsoleMemberSlice = Slice<ConsoleMember>;

export interface ConsoleJob {
  readonly name: string;
  /** Null: now. */
  readonly nextAt: number | null;
  readonly running: boolean;
  /** Failures in a row. */
  readonly tries: number;
  readonly lastStarted: number | null;
  readonly lastEnded: number | null;
  /** The last failure, which may be over. */
  readonly lastFault: string | null;
}

export const faultKinds = [
  ...(['job', 'jobLate', 'letters', 'events', 'source', 'transcode', 'cut', 'content', 'log', 'upload'] as const),
] as const;
/**
 * What is broken: a job that fails, or that nobody runs; letters and events that do not go; a source of a channel that is
 * dead; a film or highlight that could not be made; a part of the content that cannot be read; the log itself; uploads that
 * stand still.
 */
export type FaultKind = (typeof faultKinds)[number];
export interface ConsoleFault {
  readonly kind: FaultKind;
  /** What is broken, by its name or id; empty where only a number is known. */
  readonly name: string;
  readonly count: number;
  /** Why, as far as it is known. */
  readonly fault: string | null;
  readonly since: number | null;
}
export interface ConsoleOverview {
  readonly at: number;
  readonly faults: readonly ConsoleFault[];
  readonly database: 'sqlite' | 'postgres';
  /** The newest migration that has run. */
  readonly migration: string;
  readonly members: number;
  readonly jobs: number;
  /** Letters on their way. */
  readonly letters: number;
  /** Questions to customer care without an answer. */
  readonly questions: number;
}

/** `command`: what a command line of the server did. */
export const consoleActs = ['role', 'content', 'door', 'job', 'command'] as const;
export type ConsoleDeed = (typeof consoleActs)[number];

/** One thing that was changed; null: it was not there. */
export interface ConsoleChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}
/** An entry of the log: who did what to what, and when. */
export interface ConsoleAct {
  readonly seq: number;
  readonly at: number;
  readonly userId: string;
  /** Null for who is gone. */
  readonly by: string | null;
  readonly what: ConsoleDeed;
  /** A job's name, a part's, or the member's id whose role it was. */
  readonly subject: string;
  /** The member's name; null where it is not about a member, or they are gone. */
  readonly subjectName: string | null;
  readonly changes: readonly ConsoleChange[];
  /** How many more changes there were than are kept. */
  readonly more: number;
}
export type ConsoleActSlice = Slice<ConsoleAct>;

/**
 * A part of the content as it is now; `value` null: as it is built in. `rev` changes with it. `builtIn` is what is built in,
 * in the form of a part, to begin with; null where that is nothing, or made of what there is.
 */
export interface ConsoleContent {
  readonly part: WrittenPart;
  readonly rev: string;
  readonly value: unknown;
  readonly builtIn: unknown;
}

/** A word of the portal, built in, by language. */
export interface ConsoleWord {
  readonly group: string;
  readonly key: string;
  readonly vi: string;
  readonly en: string;
  readonly zh: string;
}

/** What one rule of the door would have refused. */
export interface ConsoleRuleCount {
  readonly rule: string;
  readonly count: number;
  readonly examples: readonly string[];
}
export interface ConsoleDoorPlan {
  readonly judged: number;
  readonly refused: number;
  readonly rules: readonly ConsoleRuleCount[];
}

const shortened = (side: string | null): string | null =>
  side !== null && side.length > CONSOLE.sideMax ? `${side.slice(0, CONSOLE.sideMax)}…` : side;

/** What differs between two forms of the same, as the log keeps it. */
export const changesBetween = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): { readonly changes: readonly ConsoleChange[]; readonly more: number } => {
  const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
    (field) => before.get(field) !== after.get(field),
  );
  return {
    changes: differing.slice(0, CONSOLE.changesMost).map((field) => ({
      field: shortened(field) ?? '',
      before: shortened(before.get(field) ?? null),
      after: shortened(after.get(field) ?? null),
    })),
    more: Math.max(0, differing.length - CONSOLE.changesMost),
  };
};
