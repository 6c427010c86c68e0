import type { ComponentType } from 'react';
import type * as moreChunks from './moreChunks.ts';
import type { Params } from '#domain/routing/routeSpec.ts';
import type { RouteId } from '#domain/routing/routes.ts';

/** What every screen is given; `slug` is the parameter of that name, or "". */
export interface ScreenProps {
  readonly routeId: RouteId;
  readonly params: Params;
  readonly slug: string;
}
export type Chunk = () => Promise<{ readonly default: ComponentType<ScreenProps> }>;

/** A screen that few visits begin with: where it lies loads with the first of them. */
const more =
  (name: keyof typeof moreChunks): Chunk =>
  async () =>
    (await import('./moreChunks.ts'))[name]();

const home: Chunk = () => import('../home/HomeScreen.tsx');
const menu: Chunk = () => import('../menu/MenuScreen.tsx');
const schedule: Chunk = () => import('../schedule/ScheduleScreen.tsx');
const bookings: Chunk = () => import('../bookings/BookingsScreen.tsx');
const chatroom: Chunk = () => import('../chatroom/ChatroomScreen.tsx');
const room: Chunk = () => import('../room/RoomScreen.tsx');
const googleReturn = more('googleReturn');
const matchSearch = more('matchSearch');
const information = more('information');
const about = more('about');
const terms = more('terms');
const changes = more('changes');
const privacyNotice = more('privacyNotice');
const help = more('help');
const mailEnd = more('mailEnd');
const application = more('application');
const accountPage = more('accountPage');
const referral = more('referral');
const people = more('people');

/** The code of every route; a route without a screen does not compile. */
export const chunks = {
  home,
  menu,
  schedule,
  scheduleAll: schedule,
  scheduleBooked: bookings,
  scheduleCasino: schedule,
  scheduleEsport: schedule,
  scheduleEsportLeague: schedule,
  scheduleMarble: schedule,
  scheduleFootball: schedule,
  scheduleBasketball: schedule,
  scheduleVolleyball: schedule,
  scheduleSlot: schedule,
  scheduleCards: schedule,
  scheduleBilliard: schedule,
  scheduleTennis: schedule,
  roomCasino: room,
  roomEsport: room,
  roomMarble: room,
  roomFootball: room,
  roomBasketball: room,
  chatroom,
  googleReturn,
  matchSearch,
  information,
  about,
  terms,
  changes,
  changeLog: changes,
  application,
  accountPage,
  referral,
  people,
  privacyNotice,
  help,
  mailEnd,
} satisfies Record<RouteId, Chunk>;
