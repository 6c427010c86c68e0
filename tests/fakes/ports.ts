import { sha256 } from '#domain/shared/sha256.ts';
import { succeeded } from '#ports/failure.ts';
import type { Ports } from '#machines/resource/ports.ts';
import type { LoadPort, LazyPorts } from '#ports/lazyPorts.ts';

const never = (): Promise<never> => new Promise(() => {});

type Given<A> = { readonly [K in keyof A]?: Partial<A[K]> };

/** The ports of the other areas: they never answer, except for what a test gives. */
export const fakeLoadPort = (given: Given<LazyPorts> = {}): LoadPort => {
  const areas: LazyPorts = {
    bookings: {
      ...{ list: never, tickets: never, set: never, setTarget: never, calendar: never, renewCalendar: never },
      ...given.bookings,
    },
    chatRoom: {
      ...{ detail: never, setRules: never, words: never, setWords: never, pin: never, ask: never, vote: never },
      ...{ closePoll: never, mute: never, ban: never, remove: never, sweep: never, undo: never },
      ...given.chatRoom,
    },
    codes: {
      ...{ checkContact: never, send: never, check: never, resetPassword: never, takeContact: never },
      ...given.codes,
    },
    profile: { save: never, uploadPicture: never, removePicture: never, ...given.profile },
    settings: { read: never, keep: never, ...given.settings },
    applications: {
      my: never,
      save: never,
      proveContact: never,
      uploadVoice: () => never,
      uploadPhoto: never,
      removePhoto: never,
      submit: never,
      reply: never,
      withdraw: never,
      file: never,
      positions: never,
      queue: never,
      review: never,
      ...given.applications,
    },
    football: {
      ...{ day: never, dayCounts: never, leagues: never, league: never, table: never, rounds: never },
      ...{ roundFixtures: never, bracket: never, ranks: never, topPlayers: never, oddsAt: never },
      ...{ oddsHistory: never, lineHistory: never },
      ...{ findTeams: never, findPlayers: never, compareTeams: never, comparePlayers: never },
      ...{ player: never, playerSeason: never, playerMatches: never, playerCareer: never },
      ...{ lineups: never, stats: never, statsAt: never, shots: never, headToHead: never, about: never },
      ...{ fixture: never, events: never, momentum: never, winnerPrices: never },
      ...{
        team: never,
        squad: never,
        teamFixtures: never,
        teamStats: never,
        teamHistory: never,
        manager: never,
        venue: never,
      },
      ...given.football,
    },
    ledger: {
      ...{ whole: never, publishedHead: () => Promise.resolve(null), seenHead: () => null, keepHead: () => {} },
      sha256: (text) => Promise.resolve(sha256(text)),
      ...given.ledger,
    },
    favourites: {
      ...{ list: never, sort: never, suggested: never, calendar: never, renewCalendar: never },
      ...given.favourites,
    },
    fixtureLive: { read: never, ...given.fixtureLive },
    comics: {
      home: never,
      list: never,
      facets: never,
      comic: never,
      chapters: never,
      pages: never,
      state: never,
      followed: never,
      read: never,
      keepSetting: never,
      ...given.comics,
    },
    news: { categories: never, list: never, article: never, digest: never, ...given.news },
    highlights: {
      ...{ categories: never, list: never, highlight: never, create: never, state: never, withdraw: never },
      ...given.highlights,
    },
    newsroom: {
      ...{ list: never, shelves: never, detail: never, revisions: never, put: never, act: never, paste: never },
      ...{ picture: never, ...given.newsroom },
    },
    operator: {
      ...{ overview: never, members: never, setRole: never, jobs: never, startJob: never, content: never },
      ...{ putContent: never, words: never, doorPlan: never, acts: never, ...given.operator },
    },
    keptChapters: {
      all: never,
      of: never,
      picture: never,
      keep: never,
      drop: never,
      room: never,
      ...given.keptChapters,
    },
    chess: { lists: never, create: never, join: never, ...given.chess },
    games: {
      ...{ list: never, game: never, recent: never, leaderboard: never, session: never },
      ...{ readSave: never, save: never, start: never, score: never, ...given.games },
    },
    gameStage: {
      frame: () => ({ open: () => {}, close: () => {}, post: () => {}, watch: () => () => {} }),
      ...given.gameStage,
    },
    films: {
      ...{
        home: never,
        list: never,
        facets: never,
        film: never,
        playback: never,
        saved: never,
        reached: never,
        places: never,
      },
      ...given.films,
    },
    tv: {
      ...{ nations: never, channels: never, channel: never, guide: never, row: never, categories: never },
      ...{ programme: never, catchUp: never, search: never, mine: never, report: never, ...given.tv },
    },
    music: {
      ...{ home: never, chart: never, moods: never, mood: never, releases: never, list: never, facets: never },
      ...{ find: never, song: never, songs: never, lyric: never, artist: never, artists: never, album: never },
      ...{ heard: never, ...given.music },
    },
    playlists: {
      ...{ mine: never, one: never, create: never, update: never, add: never, remove: never, move: never },
      ...{ discard: never, take: never },
      ...{ scrobbler: never, scrobbleTo: never, endScrobbling: never, ...given.playlists },
    },
    takes: { list: never, drop: never, ...given.takes },
    comments: {
      ...{ list: never, one: never, write: never, edit: never, remove: never, restore: never, mine: never },
      ...given.comments,
    },
    reports: {
      ...{ report: never, mine: never, aboutMe: never, appeal: never, queue: never, one: never, claim: never },
      ...{ decide: never, undo: never, log: never, stats: never, ...given.reports },
    },
    guesses: { read: never, put: never, ...given.guesses },
    votes: { read: never, submit: never, ...given.votes },
    ownTips: {
      ...{ publish: never, change: never, withdraw: never, one: never, draft: never, drafts: never },
      ...{ keepDraft: never, dropDraft: never, ifFollowed: never, ...given.ownTips },
    },
    recorder: {
      open: () => ({ stop: () => {}, close: () => {} }),
      level: () => 0,
      play: () => () => {},
      ...given.recorder,
    },
    unsentVoices: {
      ...{ read: async () => null, keep: async () => true, drop: async () => {}, ...given.unsentVoices },
    },
    security: {
      ...{ overview: never, sessions: never, revoke: never, revokeOthers: never },
      ...{ confirm: never, changePassword: never, firstPassword: never },
      ...given.security,
    },
    rewards: { level: never, points: never, referral: never, invited: never, bind: never, ...given.rewards },
    privacy: { export: never, delete: never, keep: never, ...given.privacy },
    links: { open: never, ...given.links },
    trouble: { report: never, ...given.trouble },
    promotions: { list: never, promotion: never, mine: never, claim: never, ...given.promotions },
    help: { known: never, ask: never, questions: never, answer: never, ...given.help },
    tips: {
      ...{ list: never, counts: never, detail: never, byMatch: never, tipster: never, leaderboard: never },
      ...{ mine: never, follow: never },
      ...given.tips,
    },
    site: {
      ...{ menu: never, words: never, domains: never, banners: never, locate: never },
      ...{ modes: never, commentators: never },
      ...given.site,
    },
    signInMethods: { open: never, ...given.signInMethods },
    inbox: { page: never, unread: never, markRead: never, mailEnd: never, ...given.inbox },
    social: {
      ...{
        shelf: never,
        putOffShelf: never,
        // Most pages request them in addition to their content.
        mutes: async () => succeeded([]),
        mute: never,
        standing: never,
        cards: never,
        react: never,
        liked: never,
        save: never,
        follow: never,
        rate: never,
        view: never,
      },
      ...{
        saved: never,
        followed: never,
        followedAll: never,
        history: never,
        putHistory: never,
        forgetHistory: never,
        ...given.social,
      },
    },
    commentators: { announced: never, past: never, ...given.commentators },
    people: { act: never, list: never, find: never, one: never, standing: never, ...given.people },
    google: {
      ...{ begin: never, finish: never, recall: () => null, leave: () => {}, linkedAt: never, unlink: never },
      ...given.google,
    },
    party: { create: never, join: never, handOver: never, takeOver: never, ...given.party },
    passkeys: {
      ...{ ability: never, signIn: never, confirm: never, add: never, list: never, rename: never, remove: never },
      ...given.passkeys,
    },
  };
  return (name) => Promise.resolve(areas[name]);
};

/** Ports that never answer, except for what a test gives. */
export const silentPorts = (given: Given<Omit<Ports, 'loadPort'>> & { readonly loadPort?: LoadPort } = {}): Ports => ({
  schedule: {
    day: never,
    dayCounts: never,
    feature: never,
    leagues: never,
    search: never,
    room: never,
    totalLive: never,
    overview: never,
    analysis: never,
    odds: never,
    ...given.schedule,
  },
  portal: { marquee: never, ...given.portal },
  loadPort: given.loadPort ?? fakeLoadPort(),
});
