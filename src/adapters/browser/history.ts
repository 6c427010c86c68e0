import { mayReload } from '#domain/navigation/navigation.ts';
import type { HistoryPort, ReloadPermit, ReloadsPort } from '#ports/navigation.ts';
import type { StoragePort } from '#ports/storage.ts';

/** A history entry: a key for its scroll position, and the state of the application. */
interface Entry {
  readonly key: string;
  readonly state: unknown;
}

export interface HistoryNeeds {
  readonly window: Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;
  /** The tab's sessionStorage; public/colour.js writes to it too. */
  readonly tab: StoragePort;
  /** A new random id. */
  readonly id: () => string;
}
export interface BrowserHistory extends HistoryPort {
  /** The key of the current entry: the same after Back and after a reload. */
  readonly key: () => string;
}

/** Storage key: the path of the document that a press is about to open. */
const PRESSED = 'khandai.pressed';

const isEntry = (state: unknown): state is Entry => typeof state === 'object' && state !== null && 'key' in state;

/** The address bar; screens save and restore their scroll position by `key`. */
export const browserHistory = ({ window, tab, id }: HistoryNeeds): BrowserHistory => {
  const { history, location } = window;
  const here = () => location.pathname + location.search + location.hash;
  const entry = (): Entry | null => (isEntry(history.state) ? history.state : null);
  const keep = (state: unknown): Entry => ({ key: id(), state });
  const pressed = tab.read(PRESSED) === location.pathname;
  // Else it is of the document that the browser is fetching already, after a press before this page was alive.
  if (pressed) tab.write(PRESSED, null);
  if (!entry()) history.replaceState(keep(null), '', here());
  history.scrollRestoration = 'manual';
  return {
    here,
    state: () => entry()?.state ?? null,
    key: () => entry()?.key ?? '',
    cameByPress: () => pressed,
    push: (to, state) => {
      // The press opened no document.
      tab.write(PRESSED, null);
      history.pushState(keep(state), '', to);
    },
    replace: (to, state) => history.replaceState({ key: entry()?.key ?? id(), state } satisfies Entry, '', to),
    hardLoad: (url) => {
      const { href, pathname } = new URL(url, location.href);
      if (href === location.href) return location.reload();
      tab.write(PRESSED, pathname);
      location.assign(url);
    },
    watch: (popped) => {
      const listener = () => popped({ to: here(), replace: true, state: entry()?.state ?? null, pop: true });
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
};

const KEY = 'khandai.reloads';

interface ReloadsNeeds {
  /** The tab's sessionStorage. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  /** Whether the origin would answer a request for this path. */
  readonly answers: (path: string) => Promise<boolean>;
}

/** NAV-5: stores the times of reloads in the tab's storage. */
export const tabReloads = ({ storage, now, answers }: ReloadsNeeds): ReloadsPort => ({
  permit: async (path): Promise<ReloadPermit> => {
    const reloads = readReloads(storage);
    if (!mayReload(reloads[path] ?? null, now())) return 'tooSoon';
    if (!(await answers(path))) return 'unreachable';
    const at = now();
    const recent = Object.entries(reloads).filter(([, time]) => !mayReload(time, at));
    try {
      storage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [path]: at }));
      return 'granted';
    } catch {
      // A reload that cannot be recorded could repeat for ever.
      return 'tooSoon';
    }
  },
});

/** Timeout for the origin's answer, in milliseconds: viewers would not wait longer for a page. */
const ANSWER_WITHIN_MS = 5000;

/** Whether the origin answers a request for a page; a 404 counts as an answer. */
export const originAnswers =
  (ask: typeof fetch) =>
  (path: string): Promise<boolean> =>
    ask(path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
      ({ status }) => status < 500,
      () => false,
    );

const readReloads = (storage: Pick<Storage, 'getItem'>): Readonly<Record<string, number>> => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
};
