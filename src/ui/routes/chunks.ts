import type { ComponentType } from 'react';
import type { Params, RouteId } from '#domain/routing/routes.ts';

/** What every screen is given; `slug` is the parameter of that name, or "". */
export interface ScreenProps {
  readonly routeId: RouteId;
  readonly params: Params;
  readonly slug: string;
}
export type Chunk = () => Promise<{ readonly default: ComponentType<ScreenProps> }>;

const home: Chunk = () => import('../home/HomeScreen.tsx');
const menu: Chunk = () => import('../menu/MenuScreen.tsx');
const schedule: Chunk = () => import('../schedule/ScheduleScreen.tsx');
const bookings: Chunk = () => import('../bookings/BookingsScreen.tsx');
const chatroom: Chunk = () => import('../chat/ChatroomScreen.tsx');
const room: Chunk = () => import('../room/RoomScreen.tsx');
const googleReturn: Chunk = () => import('../account/GoogleReturnScreen.tsx');
const information: Chunk = () => import('../pages/InformationScreen.tsx');
const about: Chunk = () => import('../pages/AboutScreen.tsx');
const terms: Chunk = () => import('../pages/TermsScreen.tsx');
const changes: Chunk = () => import('../pages/ChangesScreen.tsx');
const privacyNotice: Chunk = () => import('../pages/PrivacyNoticeScreen.tsx');
const help: Chunk = () => import('../pages/help/HelpScreen.tsx');
const mailEnd: Chunk = () => import('../pages/help/MailEndScreen.tsx');
const application: Chunk = () => import('../application/ApplicationScreen.tsx');
const accountPage: Chunk = () => import('../settings/AccountScreen.tsx');
const referral: Chunk = () => import('../referral/ReferralScreen.tsx');
const people: Chunk = () => import('../people/PeopleScreen.tsx');

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
