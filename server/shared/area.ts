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

/** The names under which the contract's table groups calls by area. */
export type CallGroup = keyof Api;

/** Only calls that do not identify the caller give everybody the same answer. */
type HotFor<C> = C extends { readonly needs: 'nothing' } ? number : never;

/** What is known of an area before it is opened; used by the database, the router and the tests of all areas. */
export interface Area<G extends CallGroup = CallGroup> {
  /** The call groups whose handlers it has; each group belongs to one area. */
  readonly calls: readonly G[];
  /** The migrations of all areas run together, ordered by name. */
  readonly migrations?: readonly Migration[];
  /**
   * Columns of its tables, as `table.column`, that look like a member's id but are not personal data, with the reason.
   */
  readonly notPersonal?: Readonly<Record<string, string>>;
  /** CLAUSES "Limits": those that count every request of a network. Other limits are counted by their handlers. */
  readonly limits?: { readonly [Group in G]?: { readonly [Name in keyof Api[Group]]?: Limit } };
  /**
   * For how many milliseconds the same bytes answer everybody; other calls are never cached. These answers depend only
   * on their input and language. `Currency` changes none of them and is ignored: otherwise a client that changed it
   * with each request could force every answer to be computed again.
   */
  readonly hot?: { readonly [Group in G]?: { readonly [Name in keyof Api[Group]]?: HotFor<Api[Group][Name]> } };
}

/** What an area provides once it is opened; anything else that it offers to other areas is added by name. */
export interface Opened<G extends CallGroup = never> {
  readonly handlers: Pick<Handlers, G>;
  /** What it stores about members: exported to them, and erased with them. */
  readonly personalData?: readonly Kept[];
  /** Its periodic jobs. */
  readonly jobs?: readonly Job[];
  /** Its handlers of stored events. */
  readonly durable?: Durable;
  /** Its handlers of bus events, which arrive at once or never. */
  readonly events?: Events;
  /** The kinds of things that members can react to or write about, and what it knows of each. */
  readonly subjects?: Subjects;
  /** What it can do for moderators. */
  readonly hands?: readonly Hand[];
  /** Pages that can only be listed in full from its data; the pages that its routes list are in the first sitemap. */
  readonly pageLists?: readonly PageList[];
  /** Plugins that serve files or pages of their own. */
  readonly plugins?: readonly FastifyPluginAsync[];
  /** Disconnects connected clients; called once, before the HTTP server closes. */
  readonly drain?: () => Promise<void>;
  /** Releases what it holds besides the database; called once, after the last request was answered. */
  readonly close?: () => Promise<void>;
}

/** One value for each area's folder, in `<area>/<area>.area.ts`; `areas.ts` lists them all. */
export const defineArea = <const G extends CallGroup = never>(area: Area<G>): Area<G> => area;

/** The result of opening an area; it does not compile unless each of its calls has a handler. */
export const opened = <G extends CallGroup, O extends Opened<G>>(_area: Area<G>, parts: O): O => parts;
