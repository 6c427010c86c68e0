import type { ConsoleContent, ConsoleJob, ConsoleMember } from '#domain/console/console.ts';
import type { ContentWish, RoleWish } from '#ports/operator.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { consoleContent, consoleJobs, consoleLog, consoleMembers, consoleOverview } from './console.resources.ts';

/** Gives a member a role; `q` names the list in which they are shown. */
export const giveRole = act({
  ...{ name: 'giveRole', members: true, invalidates: [consoleMembers, consoleLog] },
  to: ({ userId, to }: RoleInput) => `${userId} ${to}`,
  run: async ({ loadPort }: Ports, { q: _, ...wish }, { clientId, signal }) =>
    (await loadPort('operator')).setRole({ ...wish, clientId }, signal),
  applyAnswer: (member: ConsoleMember, { q }, change) =>
    change(consoleMembers, { q }, (held) => ({
      ...held,
      list: held.list.map((one) => (one.userId === member.userId ? member : one)),
    })),
});
type RoleInput = Omit<RoleWish, 'clientId'> & { readonly q: string };

/** Makes a job due now. */
export const startJob = act({
  ...{ name: 'startJob', members: true, invalidates: [consoleJobs, consoleOverview, consoleLog] },
  to: ({ name }: { readonly name: string }) => name,
  run: async ({ loadPort }: Ports, { name }, { clientId, signal }) =>
    (await loadPort('operator')).startJob({ name, clientId }, signal),
  applyAnswer: (job: ConsoleJob, _, change) =>
    change(consoleJobs, null, (held) => held.map((one) => (one.name === job.name ? job : one))),
});

/** Stores a part of the content. */
export const saveContent = act({
  ...{ name: 'saveContent', members: true, invalidates: [consoleLog] },
  to: ({ part, rev, value }: Omit<ContentWish, 'clientId'>) => `${part} ${rev} ${JSON.stringify(value)}`,
  run: async ({ loadPort }: Ports, wish, { clientId, signal }) =>
    (await loadPort('operator')).putContent({ ...wish, clientId }, signal),
  applyAnswer: (content: ConsoleContent, { part }, change) => change(consoleContent, { part }, () => content),
});

/** Tries rules of the door on what was written. */
export const tryDoor = act({
  ...{ name: 'tryDoor', members: true, invalidates: [] },
  to: ({ value }: { readonly value: unknown }) => JSON.stringify(value),
  run: async ({ loadPort }: Ports, { value }, { signal }) => (await loadPort('operator')).doorPlan(value, signal),
});
