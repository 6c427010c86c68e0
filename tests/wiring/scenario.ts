import type { App } from '#ui/app/AppContext.ts';
import type { createApp } from '../../src/wiring.ts';
import type { WiredSession } from '../../src/wiringSession.ts';
import { answered, fakePage, type Answer, type FakePage, type PageOptions } from './page.ts';

export const guest = { userId: 'g1', displayName: 'Khách', nickname: 'Khách', profilePicture: null, siteRoleId: 0 };
export const member = { ...guest, userId: 'u1', displayName: 'Lan', nickname: 'Lan', siteRoleId: 1 };

/** The calls of the session, by path. */
export const paths = {
  guestLogin: 'POST /live/api/user/guest-login',
  guestInfo: 'GET /live/api/user/guest-info',
  info: 'GET /live/api/user/info',
  login: 'POST /live/api/user/login',
  register: 'POST /live/api/user/register',
  refresh: 'POST /live/api/user/refresh-token',
  logout: 'POST /live/api/user/logout',
  locate: 'GET /other/api/geo/locate',
  latest: 'GET /builds/latest.json',
  settings: 'GET /live/api/user/setting/get',
  featured: 'GET /live/api/schedule/feature-match',
  bookings: 'GET /live/api/user/booking/booking-list',
} as const;

const network: Readonly<Record<string, Answer>> = {
  [paths.guestLogin]: () => answered({ guestToken: 'G2', guest }),
  [paths.guestInfo]: () => answered(guest),
  [paths.info]: () => answered(member),
  [paths.login]: () => answered({ token: 'T2', refreshToken: 'R2', user: member }),
  [paths.refresh]: () => answered({ token: 'T2', refreshToken: 'R2', user: member }),
  [paths.logout]: () => answered(null),
  [paths.locate]: () => answered({ ip: '203.0.113.9', timezone: 'Asia/Tokyo', country: 'JP' }),
  [paths.featured]: () => answered([]),
};
/** The cookies of a member. */
export const asMember = { token: 'T1', refreshToken: 'R1' };
/** The cookies of a viewer whose place is known. */
export const placed = { Timezone: 'Asia/Tokyo', ip: '203.0.113.9' };

export interface World {
  readonly app: App;
  readonly page: FakePage;
  /** The session, once it is loaded. */
  readonly session: () => Promise<WiredSession>;
}
export interface Stage {
  readonly start: (options?: PageOptions) => World;
  /** Waits for a condition; fails if it does not hold after everything had time to happen. */
  readonly until: (what: string, holds: () => boolean) => Promise<void>;
  /** Waits until all pending promises are settled. */
  readonly settle: () => Promise<void>;
}
export type Run = (stage: Stage) => Promise<void>;
/**
 * Scenarios by title. They test the whole wired application by what is visible on the page, over the network and in the
 * actors.
 */
export type Scenarios = Readonly<Record<string, Run>>;

/** How often a scenario checks a condition, and how it waits between two checks. */
export interface Patience {
  readonly looks: number;
  readonly turn: (look: number) => Promise<void>;
}
// Real timers: a scenario may have faked those of the application.
const { setTimeout: realTimeout, setImmediate: realImmediate } = globalThis;
const aMoment = (): Promise<void> => new Promise((resolve) => realTimeout(resolve, 1));
const aTurn = (): Promise<void> => new Promise((resolve) => realImmediate(resolve));
/** For the unmodified wiring, whose code is loaded lazily. */
export const patient: Patience = { looks: 20_000, turn: aMoment };
/**
 * For mutants, whose code is loaded already: results take turns of the event loop, but no time, except for the files of
 * words.
 */
export const prompt: Patience = { looks: 100, turn: (look) => (look < 60 ? aTurn() : aMoment()) };
/** More places than any scenario waits at; with the number of checks per place, this bounds its duration. */
const PLACES = 20;
/** Number of turns in which all pending promises settle. */
const SETTLED = 12;

/** Runs a scenario on an application. */
export const perform = async (create: typeof createApp, run: Run, { looks, turn }: Patience): Promise<void> => {
  const apps: App[] = [];
  const settle = async () => {
    for (let i = 0; i < SETTLED; i += 1) await turn(i);
  };
  const until: Stage['until'] = async (what, holds) => {
    for (let i = 0; i < looks; i += 1) {
      if (holds()) return;
      await turn(i);
    }
    throw new Error(`never: ${what}`);
  };
  const start: Stage['start'] = (options = {}) => {
    const page = fakePage({ cookies: placed, ...options, network: { ...network, ...options.network } });
    const app = create(page.window, options.island);
    apps.push(app);
    return { app, page, session: () => app.session.load() as Promise<WiredSession> };
  };
  let over = false;
  const tooLong = async (): Promise<void> => {
    for (let i = 0; i < looks * PLACES && !over; i += 1) await turn(i);
    if (!over) throw new Error('never: the end');
  };
  try {
    await Promise.race([run({ start, until, settle }), tooLong()]);
  } finally {
    over = true;
    for (const app of apps) {
      app.resources.stop();
      for (const actor of [app.navigation, app.locale, app.colour]) actor.stop();
      app.session.now()?.auth.stop();
      app.live.now()?.player.stop();
      app.live.now()?.chatSocket.stop();
    }
  }
};
