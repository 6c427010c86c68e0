import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { colourModeMachine } from '#machines/colourMode/colourMode.machine.ts';
import type { localeMachine } from '#machines/locale/locale.machine.ts';
import type { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { Resources } from '#machines/resource/resources.ts';
import type { LoadPort } from '#ports/lazyPorts.ts';
import type { ClockPort, LogPort, StoragePort } from '#ports/storage.ts';
import type { WordStore } from '../i18n/wordStore.ts';
import type { Lazy } from './lazy.ts';
import type { LayerStack } from './layerStack.ts';
import type { Live, Socket } from './live.ts';
import type { Menus, OwnMenus } from './menus.ts';
import type { Notify } from './notify.ts';
import type { Session } from './session.ts';
import type { Spoiler } from './spoiler.ts';
import type { Stage } from './stage.ts';
import type { Zone } from './zone.ts';

/** What a painted page was rendered with; the browser uses the same until hydration is complete. */
export interface Painted {
  /** The page's time in epoch milliseconds. */
  readonly at: number;
  /** The IANA zone of its days and times. */
  readonly zone: string;
  /** The operator's own menus. */
  readonly menus: OwnMenus;
  /** That results were left out of it (B2). */
  readonly spoiler?: 'all';
  /** The snapshot of an actor at the time of painting, until hydration is complete (on the origin: always). */
  readonly held?: <Snapshot>(actor: { readonly getSnapshot: () => Snapshot }) => Snapshot;
  /** Called when hydration is complete. */
  readonly alive?: () => void;
}

/** Everything that screens can use, created once outside React; none of these references ever changes. */
export interface App {
  readonly colour: ActorRefFrom<typeof colourModeMachine>;
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly locale: ActorRefFrom<typeof localeMachine>;
  /** The viewer and the notices. */
  readonly session: Lazy<Session>;
  /** Whether a member's token is held; known before the session's code is loaded. */
  readonly holdsMember: () => boolean;
  /** TOAST-1: shows a toast, as soon as the session is loaded. */
  readonly notify: Notify;
  /** What is told of followed matches, and the chat's connection. */
  readonly socket: Lazy<Socket>;
  /** The player and the chat of live rooms. */
  readonly live: Lazy<Live>;
  /** Where the page's video is shown; it continues through every change of page. */
  readonly stage: Stage;
  readonly resources: Resources<Ports>;
  /**
   * NAV-7: loads the code and words of a path (without language prefix) in advance. `asked`: the viewer wants to have it
   * here, also where they save data; rejects if it does not come.
   */
  readonly preload: (path: string, asked?: true) => Promise<void>;
  readonly words: WordStore;
  readonly layers: LayerStack;
  readonly menus: Menus;
  readonly zone: Zone;
  readonly spoiler: Spoiler;
  /** Null if the page came without content. */
  readonly painted: Painted | null;
  readonly clock: ClockPort;
  readonly storage: StoragePort;
  readonly log: LogPort;
  readonly loadPort: LoadPort;
}

export const AppContext = createContext<App | null>(null);
