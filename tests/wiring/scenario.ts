import type { App } from '#ui/app/AppContext.ts';
import type { createApp } from '../../src/wiring.ts';
import type { WiredSession } from '../../src/wiringSession.ts';
import { answered, fakePage, type Answer, type FakePage, type PageOptions } from './page.ts';

export const guest = { userId: 'g1', displayName: 'Khách', nickname: 'Khách', profilePicture: null, siteRoleId: 0 };
export const member = { ...guest, userId: 'u1', displayName: 'Lan', nickname: 'Lan', siteRoleId: 1 };

/** The calls of the session, in their paths. */
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
/** The cookies of somebody whose place is known. */
export const placed = { Timezone: 'Asia/Tokyo', ip: '203.0.113.9' };

export interface World {
  readonly app: App;
  readonly page: FakePage;
  /** The session once it is there. */
  readonly session: () => Promise<WiredSession>;
}
export interface Stage {
  readonly start: (options?: PageOptions) => World;
  /** Waits until a condition holds; fails where it still does not once everything had time to happen. */
  readonly until: (what: string, holds: () => boolean) => Promise<void>;
  /** Lets everything that was promised happen. */
  readonly settle: () => Promise<void>;
}
export type Run = (stage: Stage) => Promise<void>;
/** By their titles: what is seen at the page, over the wire and in the actors when the whole application is wired. */
export type Scenarios = Readonly<Record<string, Run>>;

/** How often a scenario looks whether something has come, and how it passes the time before the next look. */
export interface Patience {
  readonly looks: number;
  readonly turn: (look: number) => Promise<void>;
}
// A scenario may hold the clock that the application counts by; these go on.
const { setTimeout: realTimeout, setImmediate: realImmediate } = globalThis;
const aMoment = (): Promise<void> => new Promise((resolve) => realTimeout(resolve, 1));
const aTurn = (): Promise<void> => new Promise((resolve) => realImmediate(resolve));
/** For the wiring as it is, whose code comes in its time. */
export const patient: Patience = { looks: 20_000, turn: aMoment };
/** For one whose code is there: what comes takes turns of the event loop and no time, but for words, whose files are loaded. */
export const prompt: Patience = { looks: 100, turn: (look) => (look < 60 ? aTurn() : aMoment()) };
/** Looks in one place, times this many places, are longer than any scenario takes. */
const PLACES = 20;
/** Turns in which everything that was promised happens. */
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
