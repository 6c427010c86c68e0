import type { Send } from '#adapters/http/send.ts';
import type { SiteNeeds } from '#adapters/http/site.ts';
import type { LoadPort, LazyPorts } from '#ports/lazyPorts.ts';
import { createLate, type Late } from '#ui/app/late.ts';
import type { Entered } from './wiringEntered.ts';

/** Each area's adapter, in a file of its own that loads once somebody asks for it. */
export const wireLazyPorts = (
  window: Window & typeof globalThis,
  send: Send,
  entered: Entered,
  here: SiteNeeds,
): LoadPort => {
  const areas: { readonly [Name in keyof LazyPorts]: Late<LazyPorts[Name]> } = {
    bookings: createLate(async () => (await import('#adapters/http/bookings.ts')).httpBookings(send)),
    codes: createLate(async () => (await import('#adapters/http/codes.ts')).httpCodes(send, entered)),
    ways: createLate(async () => (await import('#adapters/http/ways.ts')).httpWays(send)),
    google: createLate(async () => (await import('./wiringSignIn.ts')).wireGoogle(window, send, entered)),
    passkeys: createLate(async () => (await import('./wiringSignIn.ts')).wirePasskeys(window, send, entered)),
    applications: createLate(async () => (await import('#adapters/http/applications.ts')).httpApplications(send)),
    recorder: createLate(async () => (await import('#adapters/media/microphone.ts')).browserRecorder(window)),
    security: createLate(async () => (await import('#adapters/http/security.ts')).httpSecurity(send)),
    settings: createLate(async () => (await import('#adapters/http/settings.ts')).httpSettings(send)),
    inbox: createLate(async () => (await import('#adapters/http/inbox.ts')).httpInbox(send)),
    rewards: createLate(async () => (await import('#adapters/http/rewards.ts')).httpRewards(send)),
    privacy: createLate(async () => (await import('#adapters/http/privacy.ts')).httpPrivacy(send)),
    links: createLate(async () => (await import('#adapters/http/links.ts')).httpLinks(send)),
    trouble: createLate(async () => (await import('#adapters/http/trouble.ts')).httpTrouble(send)),
    help: createLate(async () => (await import('#adapters/http/help.ts')).httpHelp(send)),
    people: createLate(async () => (await import('#adapters/http/people.ts')).httpPeople(send)),
    social: createLate(async () => (await import('#adapters/http/social.ts')).httpSocial(send)),
    commentators: createLate(async () => (await import('#adapters/http/commentators.ts')).httpCommentators(send)),
    site: createLate(async () => (await import('#adapters/http/site.ts')).httpSite(send, here)),
    pictures: createLate(async () => (await import('#adapters/http/pictures.ts')).httpPictures(send)),
  };
  return (name) => areas[name].load();
};
