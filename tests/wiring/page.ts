import type { Early } from '#adapters/browser/early.ts';
import { splitLocale } from '#domain/locale/locale.ts';
import { findRoute } from '#domain/routing/findRoute.ts';
import { firstOf } from '#domain/routing/routeBook.ts';
import type { Island } from '../../src/paint.tsx';
import { createTimers, eventOf, FakeSocket, storageOf } from './pageParts.ts';

/** A request that the page sent. */
export interface Asked {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly init: RequestInit;
}
export type Answer = (asked: Asked) => Response | Promise<Response>;

export interface PageOptions {
  /** The hydration data of a painted page. */
  readonly island?: Island;
  /** What /colour.js has done on it before. */
  readonly early?: Early;
  /** The element that has the focus before the code runs. */
  readonly focused?: Element;
  readonly url?: string;
  readonly cookies?: Readonly<Record<string, string>>;
  /** localStorage. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly languages?: readonly string[];
  readonly prefersLight?: boolean;
  /** Other media queries that match. */
  readonly media?: readonly string[];
  /** Content of `<meta name="…">`. */
  readonly metas?: Readonly<Record<string, string>>;
  readonly hidden?: boolean;
  /** Missing APIs, as on plain HTTP or in old browsers. */
  readonly without?: readonly ('locks' | 'requestIdleCallback' | 'BroadcastChannel')[];
  /** Wiring the session throws. */
  readonly noSession?: boolean;
  /** By method and path, "GET /x"; everything else is 404. */
  readonly network?: Readonly<Record<string, Answer>>;
}

export const answered = (data: unknown, init: ResponseInit = {}): Response =>
  Response.json({ code: 200, data }, { headers: { Date: new Date(Date.now()).toUTCString() }, ...init });
export const refused = (code: number, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json({ code, data: null, message: 'no' }, { status: code, headers });

/** A fake browser window with a scripted network, which records everything. Time passes only when the test says so. */
export const fakePage = (options: PageOptions = {}) => {
  const { without = [] } = options;
  const events = new EventTarget();
  const pageEvents = new EventTarget();
  const asked: Asked[] = [];
  const troubles: string[] = [];
  const left: string[] = [];
  const heard: { readonly type: string; readonly listener: EventListener; readonly capture: boolean }[] = [];
  let network = options.network ?? {};

  let url = new URL(options.url ?? 'https://khan.dai/');
  let entries: { state: unknown; href: string }[] = [{ state: null, href: url.href }];
  let at = 0;
  const location = {
    get href() {
      return url.href;
    },
    get pathname() {
      return url.pathname;
    },
    get search() {
      return url.search;
    },
    get hash() {
      return url.hash;
    },
    get host() {
      return url.host;
    },
    get hostname() {
      return url.hostname;
    },
    get protocol() {
      return url.protocol;
    },
    assign: (to: string) => void left.push(`assign ${to}`),
    reload: () => void left.push('reload'),
  };
  const show = () => {
    url = new URL(entries[at]!.href);
  };
  const go = (steps: number) => {
    at = Math.min(Math.max(at + steps, 0), entries.length - 1);
    show();
    events.dispatchEvent(eventOf('popstate', { state: entries[at]!.state }));
  };
  const history = {
    scrollRestoration: 'auto',
    get state() {
      return entries[at]!.state;
    },
    pushState: (state: unknown, _title: string, to?: string) => {
      entries = [...entries.slice(0, at + 1), { state, href: new URL(to ?? '', url.href).href }];
      at += 1;
      show();
    },
    replaceState: (state: unknown, _title: string, to?: string) => {
      entries[at] = { state, href: new URL(to ?? '', url.href).href };
      show();
    },
    go,
  };

  const jar = new Map(Object.entries(options.cookies ?? {}));
  const cookieWrites: string[] = [];
  const { path } = splitLocale(url.pathname);
  const found = findRoute(path);
  const named = found && !found.route.refuse?.(found.params) ? { route: JSON.stringify(firstOf(path, found)) } : {};
  const metas = new Map<string, string>(Object.entries({ ...named, ...options.metas }));
  const attributes = new Map<string, string>();
  const document = {
    visibilityState: options.hidden ? 'hidden' : 'visible',
    activeElement: options.focused ?? null,
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    },
    set cookie(text: string) {
      cookieWrites.push(text);
      const [pair = '', ...rest] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (rest.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, decodeURIComponent(value));
    },
    documentElement: { setAttribute: (name: string, value: string) => void attributes.set(name, value) },
    querySelector: (selector: string) => {
      const name = /^meta\[name="([^"]+)"\]$/.exec(selector)?.[1];
      const content = name === undefined ? undefined : metas.get(name);
      if (name === undefined || content === undefined) return null;
      return {
        content,
        getAttribute: () => content,
        setAttribute: (_: string, next: string) => void metas.set(name, next),
      };
    },
    addEventListener: pageEvents.addEventListener.bind(pageEvents),
    removeEventListener: pageEvents.removeEventListener.bind(pageEvents),
  };

  const local = storageOf(options.stored);
  const session = storageOf();
  const timers = createTimers();
  const idle: { readonly run: () => void; readonly timeout: number | undefined }[] = [];
  const frames: (() => void)[] = [];
  const sockets: FakeSocket[] = [];
  const posted: string[] = [];
  const channels: (EventTarget & { readonly name: string })[] = [];
  const light = Object.assign(new EventTarget(), { matches: options.prefersLight ?? false });
  const media: string[] = [];
  const locks: string[] = [];
  const dropped: string[] = [];
  let drawn = 0;

  const window = {
    document,
    early: options.early,
    location,
    history,
    localStorage: local,
    indexedDB: { deleteDatabase: (name: string) => void dropped.push(name) },
    sessionStorage: session,
    navigator: {
      onLine: true,
      languages: options.languages ?? ['vi-VN'],
      ...(!without.includes('locks') && {
        locks: {
          request: (name: string, run: () => unknown) => {
            locks.push(name);
            return run();
          },
        },
      }),
    },
    crypto: { getRandomValues: (into: Uint8Array<ArrayBuffer>) => into.fill((drawn += 1)) },
    isSecureContext: false,
    matchMedia: (query: string) => {
      media.push(query);
      return query.includes('prefers-color-scheme: light')
        ? light
        : { matches: options.media?.includes(query) ?? false };
    },
    fetch: async (input: string, init: RequestInit = {}) => {
      const one: Asked = {
        url: input,
        method: init.method ?? 'GET',
        headers: (init.headers ?? {}) as Record<string, string>,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
        init,
      };
      asked.push(one);
      const answer = network[`${one.method} ${input.split('?')[0]!}`];
      return answer ? answer(one) : refused(404);
    },
    WebSocket: class extends FakeSocket {
      constructor(address: string) {
        super(address);
        sockets.push(this);
      }
    },
    ...(!without.includes('BroadcastChannel') && {
      BroadcastChannel: class extends EventTarget {
        readonly name: string;
        constructor(name: string) {
          super();
          if (options.noSession) throw new Error('there is no session');
          this.name = name;
          channels.push(this);
        }
        postMessage() {
          posted.push(this.name);
        }
      },
    }),
    ...(!without.includes('requestIdleCallback') && {
      requestIdleCallback: (run: () => void, how?: { readonly timeout: number }) =>
        void idle.push({ run, timeout: how?.timeout }),
    }),
    PublicKeyCredential: { isConditionalMediationAvailable: () => Promise.resolve(true) },
    requestAnimationFrame: (run: () => void) => frames.push(run),
    setTimeout: timers.set,
    clearTimeout: timers.clear,
    Element: EventTarget,
    addEventListener: (type: string, listener: EventListener, how?: AddEventListenerOptions | boolean) => {
      heard.push({ type, listener, capture: how === true || (typeof how === 'object' && how.capture === true) });
      events.addEventListener(type, listener, how);
    },
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: (event: Event) => {
      if (event instanceof CustomEvent) {
        const { level, message, detail } = event.detail as Record<string, unknown>;
        troubles.push(
          `${String(level)}: ${String(message)}${detail === undefined ? '' : ` ${JSON.stringify(detail)}`}`,
        );
      }
      return events.dispatchEvent(event);
    },
  };

  return {
    /** The part of a window that the application uses, for `createApp`. */
    window: window as unknown as Window & typeof globalThis,
    asked,
    /** The requests to one path, "GET /x". */
    askedFor: (what: string) => asked.filter(({ method, url: to }) => `${method} ${to.split('?')[0]!}` === what),
    answer: (what: string, answer: Answer) => {
      network = { ...network, [what]: answer };
    },
    cookies: jar,
    cookieWrites,
    stored: local.kept,
    tab: session.kept,
    metas,
    attributes,
    troubles,
    left,
    media,
    locks,
    /** Databases of the browser that were deleted. */
    dropped,
    posted,
    timers,
    idle,
    frames,
    sockets,
    entries: () => entries.map(({ href }) => new URL(href).pathname),
    state: () => entries[at]!.state,
    go,
    /** The viewer does something. */
    gesture: (type: string) => events.dispatchEvent(eventOf(type)),
    /** The browser comes online. */
    online: () => events.dispatchEvent(eventOf('online')),
    see: (visible: boolean) => {
      document.visibilityState = visible ? 'visible' : 'hidden';
      pageEvents.dispatchEvent(eventOf('visibilitychange'));
    },
    /** The system's colour scheme changes. */
    becomeLight: (matches: boolean) => {
      light.matches = matches;
      light.dispatchEvent(eventOf('change'));
    },
    /** Another tab reports a log-in or log-out. */
    hearTab: (name = 'khandai.auth', data: unknown = null) => {
      for (const channel of channels) if (channel.name === name) channel.dispatchEvent(eventOf('message', { data }));
    },
    /** Dispatches an event whose target is an element, as a capturing listener of the window receives it. */
    raise: (type: string, target: object) => {
      const event = new Event(type);
      Object.defineProperty(event, 'target', { value: target });
      heard.filter((one) => one.type === type && one.capture).forEach(({ listener }) => listener(event));
    },
    listens: (type: string) => heard.some((one) => one.type === type),
    runIdle: () => idle.splice(0).forEach(({ run }) => run()),
    runFrames: () => frames.splice(0).forEach((run) => run()),
  };
};
export type FakePage = ReturnType<typeof fakePage>;
