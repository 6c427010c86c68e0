import type { FastifyPluginAsync } from 'fastify';
import type { Api } from '#contract/http/api.ts';
import type { Migration } from '../database/migrate.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Events } from './events.ts';
import type { Job } from './jobs.ts';
import type { Kept } from './kept.ts';
import type { Hand } from './moderation/hands.ts';
import type { Subjects } from './subjects.ts';
import type { Limit } from './limiter.ts';
import type { Durable } from './outbox.ts';
import type { PageList } from './pageList.ts';

/** The names under which the contract's table keeps the calls of areas. */
export type CallGroup = keyof Api;

/** Only calls that know nobody answer the same to everybody. */
type HotFor<C> = C extends { readonly needs: 'nothing' } ? number : never;

/** What is known of an area before it is opened: what the database, the router and the tests of all areas go by. */
export interface Area<G extends CallGroup = CallGroup> {
  /** Whose handlers it has: each group is one area's. */
  readonly calls: readonly G[];
  /** Whatever is said here runs, in the order of the names, of all areas together. */
  readonly migrations?: readonly Migration[];
  /** Columns of its tables, as `table.column`, that look like a member's id and are nothing to tell a member of, and why. */
  readonly notPersonal?: Readonly<Record<string, string>>;
  /** CLAUSES "Limits", those that count every request of a network; what weighs otherwise is counted by its handler. */
  readonly limits?: { readonly [Group in G]?: { readonly [Name in keyof Api[Group]]?: Limit } };
  /**
   * For how many milliseconds the same bytes answer everybody; other calls are never kept. These answers follow from
   * their input and language alone. `Currency` changes none of them and does not count: whoever changed it with each
   * request would have them all made anew.
   */
  readonly hot?: { readonly [Group in G]?: { readonly [Name in keyof Api[Group]]?: HotFor<Api[Group][Name]> } };
}

/** What an area brings once it is opened; what else it offers to others stands beside, by name. */
export interface Opened<G extends CallGroup = never> {
  readonly handlers: Pick<Handlers, G>;
  /** What it stores of members: told to them, and erased with them. */
  readonly personalData?: readonly Kept[];
  /** What it does again and again. */
  readonly jobs?: readonly Job[];
  /** What it does about what others stored for it to hear. */
  readonly durable?: Durable;
  /** What it hears at once, or never. */
  readonly events?: Events;
  /** The kinds of things that members can say something about, and what it knows of each. */
  readonly subjects?: Subjects;
  /** What it can do for moderators. */
  readonly hands?: readonly Hand[];
  /** Pages that only a list of them all tells: what its routes list is in the first sitemap. */
  readonly pageLists?: readonly PageList[];
  /** Those that serve files or pages of their own. */
  readonly plugins?: readonly FastifyPluginAsync[];
  /** Lets go of who is connected; once, before the HTTP server closes. */
  readonly drain?: () => Promise<void>;
  /** Ends what it holds beside the database; once, after the last request was answered. */
  readonly close?: () => Promise<void>;
}

/** One value for each folder of an area: `<area>/<area>.area.ts`; `areas.ts` names them all. */
export const defineArea = <const G extends CallGroup = never>(area: Area<G>): Area<G> => area;

/** What opening an area answers; without a handler for each of its calls it does not compile. */
export const opened = <G extends CallGroup, O extends Opened<G>>(_area: Area<G>, parts: O): O => parts;
