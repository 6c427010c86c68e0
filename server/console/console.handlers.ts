import { createHash } from 'node:crypto';
import type { operator as calls } from '#contract/http/operator.ts';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import {
  CONSOLE,
  mayOperate,
  roleOf,
  type ConsoleAct,
  type ConsoleContent,
  type ConsoleDoorPlan,
  type ConsoleFault,
  type ConsoleJob,
  type ConsoleOverview,
  type ConsoleWord,
  type WrittenPart,
} from '#domain/console/console.ts';
import type { Queries } from '../database/database.ts';
import type { AreaHandlers, CallContext } from '../http/handlers.ts';
import type { MemberViewer } from '../http/identify.ts';
import { refused, type Refusal } from '../shared/refusal.ts';
import type { ConsoleLogStore, Done } from './log.store.ts';
import type { ConsoleStore } from './console.store.ts';

type Context = CallContext<MemberViewer>;
type Fields = Readonly<Record<string, string>>;

/** What `npm run user`, `jobs`, `import` and `door` do too; the root of the origin brings it. */
export interface Operations {
  /** Answers the role before, or why not. */
  readonly setRole: (
    queries: Queries,
    change: { readonly userId: string; readonly from: number; readonly to: number },
  ) => Promise<number | 'unknownMember' | 'changed' | 'last'>;
  readonly jobs: (now: number) => Promise<readonly ConsoleJob[]>;
  /** False for an unknown one. */
  readonly startJob: (queries: Queries, name: string) => Promise<boolean>;
  readonly content: (part: WrittenPart, queries?: Queries) => Promise<Pick<ConsoleContent, 'rev' | 'value'>>;
  /** What is built in of a part, in its form; null for nothing. */
  readonly builtIn: (part: WrittenPart) => unknown;
  /** What is wrong with a part, by field; null for nothing. */
  readonly check: (part: WrittenPart, value: unknown) => Fields | null;
  /** Stores a part that was checked; answers what changed. */
  readonly putContent: (queries: Queries, part: WrittenPart, value: unknown) => Promise<Pick<Done, 'changes' | 'more'>>;
  /** Parts that are stored and that this release cannot read. */
  readonly unreadable: () => Promise<readonly string[]>;
  readonly words: () => readonly ConsoleWord[];
  readonly planDoor: (value: unknown) => Promise<ConsoleDoorPlan>;
}
export interface ConsoleParts {
  readonly store: ConsoleStore;
  readonly log: ConsoleLogStore;
  readonly operations: Operations;
  readonly engine: ConsoleOverview['database'];
  readonly nameOf: (userId: string) => Promise<string | null>;
  /** Has the directory follow the members' names, before it is searched. */
  readonly enlist: () => Promise<unknown>;
  readonly confirmed: (proof: string, viewer: MemberViewer, now: number) => boolean;
  /** For the origin's own log. */
  readonly noteRole: (change: { readonly userId: string; readonly from: number; readonly to: number }) => void;
}

const WORDS_MOST = 50;
const unconfirmed = refused(403, { message: 'Show once more who you are: by password, passkey or code.' });
const roleName = (siteRoleId: number): string => roleOf(siteRoleId) ?? String(siteRoleId);

const jobFaults = (jobs: readonly ConsoleJob[], now: number): readonly ConsoleFault[] =>
  jobs.flatMap(({ name, tries, lastFault, lastStarted, nextAt, running }): readonly ConsoleFault[] => {
    if (tries > 0) return [{ kind: 'job', name, count: tries, fault: lastFault, since: lastStarted }];
    const isLate = nextAt !== null && nextAt < now - CONSOLE.lateMs && !running;
    return isLate ? [{ kind: 'jobLate', name, count: 1, fault: null, since: nextAt }] : [];
  });

export const consoleHandlers = (parts: ConsoleParts): AreaHandlers<typeof calls> => {
  const { store, log, operations, nameOf } = parts;
  /** Only for the role leaderOperator. */
  const staff =
    <I, A>(handle: (input: I, context: Context) => Promise<A | Refusal>) =>
    async (input: I, context: Context): Promise<A | Refusal> =>
      mayOperate(context.viewer.siteRoleId) ? handle(input, context) : refused(403);
  /** Does something and notes it. */
  const act = (clientId: string, { viewer, now }: Context, work: (queries: Queries) => Promise<Done | Refusal>) => {
    const clientKey = createHash('sha256').update(`${viewer.userId} ${clientId}`).digest('hex').slice(0, 40);
    return log.act({ userId: viewer.userId, clientKey, now }, work);
  };
  const jobNamed = async (name: string, now: number) =>
    (await operations.jobs(now)).find((job) => job.name === name) ?? null;
  const contentOf = async (part: WrittenPart): Promise<ConsoleContent> => ({
    ...{ part, ...(await operations.content(part)), builtIn: operations.builtIn(part) },
  });
  const valueFaults = (part: WrittenPart, value: unknown): Refusal | null => {
    const fields = value === null ? null : operations.check(part, value);
    return fields && refused(422, { fields });
  };

  return {
    overview: staff(async (_input, { now }) => {
      const [jobs, faults, facts, unreadable, torn] = await Promise.all([
        ...([operations.jobs(now), store.faults(now), store.facts(), operations.unreadable(), log.torn()] as const),
      ]);
      const one = { count: 1, fault: null, since: null };
      return {
        at: now,
        faults: [
          ...(torn === null ? [] : [{ ...one, kind: 'log' as const, name: String(torn) }]),
          ...jobFaults(jobs, now),
          ...unreadable.map((name) => ({ ...one, kind: 'content' as const, name })),
          ...faults,
        ],
        database: parts.engine,
        jobs: jobs.length,
        ...(facts ?? { members: 0, letters: 0, questions: 0, migration: '' }),
      };
    }),
    members: staff(async ({ q, cursor }) => {
      if (q !== undefined) await parts.enlist();
      return store.members(q, cursor);
    }),
    setRole: staff(async ({ userId, from, to, proof, clientId }, context) => {
      if (!parts.confirmed(proof, context.viewer, context.now)) return unconfirmed;
      const change = { userId, from, to: SITE_ROLES[to] };
      let changed = false;
      const refusal = await act(clientId, context, async (queries) => {
        const before = await operations.setRole(queries, change);
        if (before === 'unknownMember') return refused(404);
        if (before === 'changed') return refused(409);
        if (before === 'last') return refused(422, { fields: { to: 'lastOperator' } });
        changed = true;
        const side = { field: 'role', before: roleName(before), after: to };
        return { what: 'role', subject: userId, changes: [side], more: 0 };
      });
      if (refusal) return refusal;
      if (changed) parts.noteRole(change);
      return (await store.member(userId)) ?? refused(404);
    }),
    jobs: staff((_input, { now }) => operations.jobs(now)),
    startJob: staff(async ({ name, clientId }, context) => {
      const job = await jobNamed(name, context.now);
      if (!job) return refused(404);
      const before = job.nextAt === null ? 'now' : new Date(job.nextAt).toISOString();
      const refusal = await act(clientId, context, async (queries) =>
        (await operations.startJob(queries, name))
          ? { what: 'job', subject: name, changes: [{ field: 'nextAt', before, after: 'now' }], more: 0 }
          : refused(404),
      );
      return refusal ?? (await jobNamed(name, context.now)) ?? refused(404);
    }),
    content: staff(({ part }) => contentOf(part)),
    putContent: staff(async ({ part, rev, value = null, clientId }, context) => {
      const refusal =
        valueFaults(part, value) ??
        (await act(clientId, context, async (queries) => {
          if ((await operations.content(part, queries)).rev !== rev) return refused(409);
          const changed = await operations.putContent(queries, part, value);
          return { what: part === 'door' ? 'door' : 'content', subject: part, ...changed };
        }));
      return refusal ?? contentOf(part);
    }),
    words: staff(async ({ q }) => {
      const wanted = q.trim().toLowerCase();
      return operations
        .words()
        .filter((word) => Object.values(word).some((text: string) => text.toLowerCase().includes(wanted)))
        .slice(0, WORDS_MOST);
    }),
    doorPlan: staff(async ({ value }) => valueFaults('door', value) ?? operations.planDoor(value)),
    acts: staff(async ({ cursor }) => {
      const { list, next } = await log.list(cursor);
      const shown = list.map(async (one): Promise<ConsoleAct> => ({
        ...one,
        by: await nameOf(one.userId),
        subjectName: one.what === 'role' ? await nameOf(one.subject) : null,
      }));
      return { list: await Promise.all(shown), next };
    }),
  };
};
