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
import type { Live } from './live.ts';
import type { Menus, OwnMenus } from './menus.ts';
import type { Notify } from './notify.ts';
import type { Session } from './session.ts';
import type { Stage } from './stage.ts';
import type { Zone } from './zone.ts';

/** What the origin took for granted as it painted the page, which holds until the browser has taken it over. */
export interface Painted {
  /** The page's time in epoch milliseconds. */
  readonly at: number;
  /** The IANA zone of its days and times. */
  readonly zone: string;
  /** The menus that the operator has set. */
  readonly menus: OwnMenus;
  /** What an actor held at the painting, until the browser has taken the page over; at the origin it holds it still. */
  readonly held?: <Snapshot>(actor: { readonly getSnapshot: () => Snapshot }) => Snapshot;
  /** Told once the browser has taken the page over. */
  readonly alive?: () => void;
}

/** Everything a screen may reach, built once outside React; none of these references ever changes. */
export interface App {
  readonly colour: ActorRefFrom<typeof colourModeMachine>;
  readonly navigation: ActorRefFrom<typeof navigationMachine>;
  readonly locale: ActorRefFrom<typeof localeMachine>;
  /** Who watches, and the notices. */
  readonly session: Lazy<Session>;
  /** Whether a member's token is held, which is known before the session is there. */
  readonly holdsMember: () => boolean;
  /** TOAST-1: shows a toast, once the session is there. */
  readonly notify: Notify;
  /** The picture and the chat of live rooms. */
  readonly live: Lazy<Live>;
  /** Where the page's one picture stands; it goes on through every change of page. */
  readonly stage: Stage;
  readonly resources: Resources<Ports>;
  /** Loads the code and words of a path (without language prefix) before somebody goes there (NAV-7). */
  readonly preload: (path: string) => void;
  readonly words: WordStore;
  readonly layers: LayerStack;
  readonly menus: Menus;
  readonly zone: Zone;
  /** Null where the page came without content. */
  readonly painted: Painted | null;
  readonly clock: ClockPort;
  readonly storage: StoragePort;
  readonly log: LogPort;
  readonly loadPort: LoadPort;
}

export const AppContext = createContext<App | null>(null);
