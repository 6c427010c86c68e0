import type { Send } from '#adapters/http/send.ts';
import type { Area, AreaPorts } from '#ports/areas.ts';
import { createLate, type Late } from '#ui/app/late.ts';
import type { WiredSession } from './wiringSession.ts';

/** Each area's adapter, in a file of its own that loads once somebody asks for it. */
export const wireAreas = (send: Send, session: Late<WiredSession>): Area => {
  const signIn = () => Promise.all([import('./wiringSignIn.ts'), session.load()]);
  const areas: { readonly [Name in keyof AreaPorts]: Late<AreaPorts[Name]> } = {
    bookings: createLate(async () => (await import('#adapters/http/bookings.ts')).httpBookings(send)),
    codes: createLate(async () => {
      const [{ httpCodes }, entered] = await Promise.all([import('#adapters/http/codes.ts'), session.load()]);
      return httpCodes(send, entered);
    }),
    ways: createLate(async () => (await import('#adapters/http/ways.ts')).httpWays(send)),
    google: createLate(async () => {
      const [{ wireGoogle }, entered] = await signIn();
      return wireGoogle(send, entered);
    }),
    passkeys: createLate(async () => {
      const [{ wirePasskeys }, entered] = await signIn();
      return wirePasskeys(send, entered);
    }),
    applications: createLate(async () => (await import('#adapters/http/applications.ts')).httpApplications(send)),
    recorder: createLate(async () =>
      (await import('#adapters/media/microphone.ts')).browserRecorder(globalThis.window),
    ),
    pictures: createLate(async () => (await import('#adapters/http/pictures.ts')).httpPictures(send)),
  };
  return (name) => areas[name].load();
};
