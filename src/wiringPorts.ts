import type { Send } from '#adapters/http/send.ts';
import type { SiteNeeds } from '#adapters/http/site.ts';
import type { LoadPort, LazyPorts } from '#ports/lazyPorts.ts';
import { createLazy, type Lazy } from '#ui/app/lazy.ts';
import type { Entered } from './wiringEntered.ts';

/** Each area's adapter is in its own file, which is loaded on first use. */
export const wireLazyPorts = (
  window: Window & typeof globalThis,
  send: Send,
  entered: Entered,
  here: SiteNeeds,
): LoadPort => {
  const areas: { readonly [Name in keyof LazyPorts]: Lazy<LazyPorts[Name]> } = {
    bookings: createLazy(async () => (await import('#adapters/http/bookings.ts')).httpBookings(send)),
    codes: createLazy(async () => (await import('#adapters/http/codes.ts')).httpCodes(send, entered)),
    signInMethods: createLazy(async () => (await import('#adapters/http/signInMethods.ts')).httpSignInMethods(send)),
    google: createLazy(async () => (await import('./wiringSignIn.ts')).wireGoogle(window, send, entered)),
    passkeys: createLazy(async () => (await import('./wiringSignIn.ts')).wirePasskeys(window, send, entered)),
    applications: createLazy(async () => (await import('#adapters/http/applications.ts')).httpApplications(send)),
    recorder: createLazy(async () => (await import('#adapters/media/microphone.ts')).browserRecorder(window)),
    security: createLazy(async () => (await import('#adapters/http/security.ts')).httpSecurity(send)),
    settings: createLazy(async () => (await import('#adapters/http/settings.ts')).httpSettings(send)),
    inbox: createLazy(async () => (await import('#adapters/http/inbox.ts')).httpInbox(send)),
    rewards: createLazy(async () => (await import('#adapters/http/rewards.ts')).httpRewards(send)),
    privacy: createLazy(async () => (await import('#adapters/http/privacy.ts')).httpPrivacy(send)),
    links: createLazy(async () => (await import('#adapters/http/links.ts')).httpLinks(send)),
    trouble: createLazy(async () => (await import('#adapters/http/trouble.ts')).httpTrouble(send)),
    help: createLazy(async () => (await import('#adapters/http/help.ts')).httpHelp(send)),
    people: createLazy(async () => (await import('#adapters/http/people.ts')).httpPeople(send)),
    social: createLazy(async () => (await import('#adapters/http/social.ts')).httpSocial(send)),
    commentators: createLazy(async () => (await import('#adapters/http/commentators.ts')).httpCommentators(send)),
    football: createLazy(async () => (await import('#adapters/http/football.ts')).httpFootball(send)),
    site: createLazy(async () => (await import('#adapters/http/site.ts')).httpSite(send, here)),
    pictures: createLazy(async () => (await import('#adapters/http/pictures.ts')).httpPictures(send)),
  };
  return (name) => areas[name].load();
};
