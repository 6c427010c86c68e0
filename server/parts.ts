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

/** What a socket's opening request says; a foreign Origin was refused before (CLAUSES "Origin"). */
export interface UpgradeContext {
  /** Of the query; null where absent. */
  readonly token: string | null;
  /** The browser's binding cookie. */
  readonly binding: string | null;
  /** For limits alone: never stored in clear, never logged. */
  readonly address: string;
}

/** Takes over a socket of /ws: upgrades it, or ends it. */
export type OnUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, context: UpgradeContext) => void;

/** What the areas bring to the origin; `createOrigin` puts HTTP, pages and limits around it. */
export interface OriginParts {
  readonly handlers: Handlers;
  readonly rules: CallRules;
  /** What the words of every call pass. */
  readonly judgeCall: JudgeCall;
  readonly identify: Identify;
  /** Where requests are counted; by this process alone where absent. */
  readonly routeWindows?: RouteWindows;
  /** What the operator says around the content. */
  readonly portal: Pick<Portal, 'now' | 'words'>;
  /** What all areas store of members. */
  readonly personalData: readonly Kept[];
  /** Those that serve files of their own: /media, /avatars, /crests. */
  readonly plugins: readonly FastifyPluginAsync[];
  /** Their pages by the thousand, each list in sitemaps of its own. */
  readonly pageLists: readonly PageList[];
  readonly onUpgrade: OnUpgrade;
  /** Whether what comes in can be stored now; cheap, however often it is asked. */
  readonly canWrite: () => Promise<boolean>;
  /** Closes every socket with 1012. Called once, before the HTTP server closes. */
  readonly drain: () => Promise<void>;
  /** Ends simulations, workers and stores. Called once, after the last request was answered. */
  readonly close: () => Promise<void>;
}
