import type { WrittenPart } from '#domain/console/console.ts';
import { feed } from '../resource/feed.ts';
import type { Ports } from '../resource/ports.ts';
import { resource } from '../resource/resources.ts';

const POLL_MS = 5000;

/** What is broken now. */
export const consoleOverview = resource({
  name: 'consoleOverview',
  private: true,
  pollEveryMs: 15_000,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('operator')).overview(signal),
});
/** Members with a name; those who have a role where `q` is empty. */
export const consoleMembers = feed({
  name: 'consoleMembers',
  private: true,
  load: async ({ loadPort }: Ports, { q }: { readonly q: string }, cursor, signal) =>
    (await loadPort('operator')).members(q, cursor, signal),
  idOf: ({ userId }) => userId,
});
export const consoleJobs = resource({
  name: 'consoleJobs',
  private: true,
  pollEveryMs: POLL_MS,
  load: async ({ loadPort }: Ports, _: null, signal) => (await loadPort('operator')).jobs(signal),
});
/** A part of the content; it is asked for anew each time that it is opened. */
export const consoleContent = resource({
  name: 'consoleContent',
  private: true,
  staleAfterMs: 0,
  load: async ({ loadPort }: Ports, { part }: { readonly part: WrittenPart }, signal) =>
    (await loadPort('operator')).content(part, signal),
});
/** Words of the portal that have a text in them. */
export const consoleWords = resource({
  name: 'consoleWords',
  private: true,
  staleAfterMs: 3_600_000,
  load: async ({ loadPort }: Ports, { q }: { readonly q: string }, signal) =>
    (await loadPort('operator')).words(q, signal),
});
/** The log, newest first. */
export const consoleLog = feed({
  name: 'consoleLog',
  private: true,
  staleAfterMs: 0,
  load: async ({ loadPort }: Ports, _: null, cursor, signal) => (await loadPort('operator')).acts(cursor, signal),
  idOf: ({ seq }) => String(seq),
});
