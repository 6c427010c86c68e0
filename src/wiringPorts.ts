import type { Send } from '#adapters/http/send.ts';
import type { SiteNeeds } from '#adapters/http/site.ts';
import type { LoadPort, LazyPorts } from '#ports/lazyPorts.ts';
import type { StoragePort } from '#ports/storage.ts';
import { createLazy, type Lazy } from '#ui/app/lazy.ts';
import type { Entered } from './wiringEntered.ts';

/** Each area's adapter is in its own file, which is loaded on first use. */
export const wireLazyPorts = (
  window: Window & typeof globalThis,
  send: Send,
  entered: Entered,
  here: SiteNeeds,
  storage: StoragePort,
): LoadPort => {
  const areas: { readonly [Name in keyof LazyPorts]: Lazy<LazyPorts[Name]> } = {
    bookings: createLazy(async () => (await import('#adapters/http/bookings.ts')).httpBookings(send)),
    codes: createLazy(async () => (await import('#adapters/http/codes.ts')).httpCodes(send, entered)),
    signInMethods: createLazy(async () => (await import('#adapters/http/signInMethods.ts')).httpSignInMethods(send)),
    google: createLazy(async () => (await import('./wiringSignIn.ts')).wireGoogle(window, send, entered)),
    party: createLazy(async () => (await import('#adapters/http/party.ts')).httpParty(send)),
    passkeys: createLazy(async () => (await import('./wiringSignIn.ts')).wirePasskeys(window, send, entered)),
    applications: createLazy(async () => (await import('#adapters/http/applications.ts')).httpApplications(send)),
    recorder: createLazy(async () => (await import('#adapters/media/microphone.ts')).browserRecorder(window)),
    unsentVoices: createLazy(async () =>
      (await import('#adapters/browser/unsentVoices.ts')).unsentVoicesIn(window, storage),
    ),
    security: createLazy(async () => (await import('#adapters/http/security.ts')).httpSecurity(send)),
    settings: createLazy(async () => (await import('#adapters/http/settings.ts')).httpSettings(send)),
    inbox: createLazy(async () => (await import('#adapters/http/inbox.ts')).httpInbox(send)),
    rewards: createLazy(async () => (await import('#adapters/http/rewards.ts')).httpRewards(send)),
    privacy: createLazy(async () => (await import('#adapters/http/privacy.ts')).httpPrivacy(send)),
    links: createLazy(async () => (await import('#adapters/http/links.ts')).httpLinks(send)),
    trouble: createLazy(async () => (await import('#adapters/http/trouble.ts')).httpTrouble(send)),
    guesses: createLazy(async () => (await import('#adapters/http/guesses.ts')).httpGuesses(send)),
    help: createLazy(async () => (await import('#adapters/http/help.ts')).httpHelp(send)),
    people: createLazy(async () => (await import('#adapters/http/people.ts')).httpPeople(send)),
    social: createLazy(async () => (await import('#adapters/http/social.ts')).httpSocial(send)),
    commentators: createLazy(async () => (await import('#adapters/http/commentators.ts')).httpCommentators(send)),
    football: createLazy(async () => (await import('#adapters/http/football.ts')).httpFootball(send)),
    ledger: createLazy(async () => (await import('#adapters/http/ledger.ts')).httpLedger(send, window)),
    favourites: createLazy(async () => (await import('#adapters/http/favourites.ts')).httpFavourites(send)),
    fixtureLive: createLazy(async () => (await import('#adapters/http/fixtureLive.ts')).httpFixtureLive(send)),
    comics: createLazy(async () => (await import('#adapters/http/comics.ts')).httpComics(send)),
    news: createLazy(async () => (await import('#adapters/http/news.ts')).httpNews(send)),
    newsroom: createLazy(async () => (await import('#adapters/http/newsroom.ts')).httpNewsroom(send)),
    operator: createLazy(async () => (await import('#adapters/http/operator.ts')).httpOperator(send)),
    highlights: createLazy(async () => (await import('#adapters/http/highlights.ts')).httpHighlights(send)),
    keptChapters: createLazy(async () => (await import('#adapters/browser/keptChapters.ts')).browserKeptChapters()),
    films: createLazy(async () => (await import('#adapters/http/films.ts')).httpFilms(send)),
    games: createLazy(async () => (await import('#adapters/http/games.ts')).httpGames(send)),
    chess: createLazy(async () => (await import('#adapters/http/chess.ts')).httpChess(send)),
    gameStage: createLazy(async () => (await import('#adapters/browser/gameFrame.ts')).browserGameStage(window)),
    tv: createLazy(async () => (await import('#adapters/http/tv.ts')).httpTv(send)),
    music: createLazy(async () => (await import('#adapters/http/music.ts')).httpMusic(send)),
    playlists: createLazy(async () => (await import('#adapters/http/playlists.ts')).httpPlaylists(send)),
    tips: createLazy(async () => (await import('#adapters/http/tips.ts')).httpTips(send)),
    ownTips: createLazy(async () => (await import('#adapters/http/ownTips.ts')).httpOwnTips(send)),
    promotions: createLazy(async () => (await import('#adapters/http/promotions.ts')).httpPromotions(send)),
    chatRoom: createLazy(async () => (await import('#adapters/http/chatRoom.ts')).httpChatRoom(send)),
    comments: createLazy(async () => (await import('#adapters/http/comments.ts')).httpComments(send)),
    reports: createLazy(async () => (await import('#adapters/http/reports.ts')).httpReports(send)),
    takes: createLazy(async () => (await import('#adapters/http/takes.ts')).httpTakes(send)),
    votes: createLazy(async () => (await import('#adapters/http/votes.ts')).httpVotes(send)),
    site: createLazy(async () => (await import('#adapters/http/site.ts')).httpSite(send, here)),
    profile: createLazy(async () => (await import('#adapters/http/profile.ts')).httpProfile(send)),
  };
  return (name) => areas[name].load();
};
