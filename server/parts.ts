import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import type { JudgeCall } from './shared/door/callWords.ts';
import type { CallRules } from './http/callRules.ts';
import type { Handlers } from './http/handlers.ts';
import type { RouteWindows } from './http/limits.ts';
import type { Identify } from './http/identify.ts';
import type { Portal } from './portal/portal.ts';
import type { Kept } from './shared/kept.ts';
import type { PageList } from './shared/pageList.ts';

/** The data of a socket's upgrade request; a foreign Origin was refused before (CLAUSES "Origin"). */
export interface UpgradeContext {
  /** From the query; null if absent. */
  readonly token: string | null;
  /** The browser's binding cookie. */
  readonly binding: string | null;
  /** For limits only: never stored in clear, never logged. */
  readonly address: string;
}

/** Takes over a socket of /ws: upgrades it, or closes it. */
export type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, context: UpgradeContext) => void;

/** What the areas contribute to the origin; `createOrigin` adds HTTP, pages and limits. */
export interface OriginParts {
  readonly handlers: Handlers;
  readonly rules: CallRules;
  /** Judges the texts of every call. */
  readonly judgeCall: JudgeCall;
  readonly identify: Identify;
  /** Where requests are counted; in this process alone if absent. */
  readonly routeWindows?: RouteWindows;
  /** The content that the operator sets. */
  readonly portal: Pick<Portal, 'now' | 'words'>;
  /** What all areas store about members. */
  readonly personalData: readonly Kept[];
  /** Plugins that serve files of their own: /media, /avatars, /crests. */
  readonly plugins: readonly FastifyPluginAsync[];
  /** Lists of thousands of pages, each with sitemaps of its own. */
  readonly pageLists: readonly PageList[];
  readonly onUpgrade: OnUpgrade;
  /** Whether writes can be stored now; cheap enough to be called often. */
  readonly canWrite: () => Promise<boolean>;
  /** Closes every socket with 1012. Called once, before the HTTP server closes. */
  readonly drain: () => Promise<void>;
  /** Stops simulations, workers and stores. Called once, after the last request was answered. */
  readonly close: () => Promise<void>;
}
