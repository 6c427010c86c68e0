import { join } from 'node:path';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import { keptPicture } from './accounts/kept.store.ts';
import { openAccounts } from './accounts/accounts.open.ts';
import type { OriginSurroundings } from './app.ts';
import { openApplications } from './applications/applications.open.ts';
import { callRules, type OpenedAreas } from './areas.ts';
import { openBookings } from './bookings/bookings.open.ts';
import { inProcessBus } from './bus/inProcess.ts';
import { openChat } from './chat/chat.open.ts';
import { databaseWriter } from './chat/databaseWriter.ts';
import { embeddedWriter } from './chat/embeddedWriter.ts';
import { openChess } from './chess/chess.open.ts';
import { openClient } from './client/client.open.ts';
import { openComics } from './comics/comics.open.ts';
import { openCodes } from './codes/codes.open.ts';
import type { Config } from './config.ts';
import { databaseFile } from './database/open.ts';
import { createWriteProbe } from './database/writeProbe.ts';
import { demoComics } from './demo/comics/demoComics.ts';
import { demoSource } from './demo/demoSource.ts';
import { demoTv } from './demo/tv/demoTv.ts';
import { readScenes } from './demoMedia.ts';
import { demoFootball } from './demo/football/demoFootball.ts';
import { demoPromotions } from './demo/promotions/demoPromotions.ts';
import { foldAreas } from './foldAreas.ts';
import { openDoor } from './door/door.open.ts';
import { openFootball } from './football/football.open.ts';
import { footballStore } from './football/football.store.ts';
import { scheduledFootball } from './football/scheduledFootball.ts';
import { importedFootball } from './football/search/footballSearch.ts';
import { storedFootball } from './football/storedFootball.ts';
import { openGoogle } from './google/google.open.ts';
import { openHelp } from './help/help.open.ts';
import { jobsArea } from './jobs/jobs.area.ts';
import { startJobs } from './jobs/startJobs.ts';
import { openAcross } from './openAcross.ts';
import { openBeside } from './openBeside.ts';
import { openLibraries } from './openLibraries.ts';
import { openLimits } from './limits/limits.open.ts';
import { openLevel } from './level/level.open.ts';
import { setLevel } from './accounts/members.store.ts';
import { openLinks } from './links/links.open.ts';
import { openMatch } from './match/match.open.ts';
import type { MediaStore } from './media/mediaStore.ts';
import { streamsOf } from './media/profiles.ts';
import { openInbox } from './inbox/inbox.open.ts';
import { openData } from './openData.ts';
import { readWords } from './page/build.ts';
import { sharedWindows } from './http/limits.ts';
import type { OriginParts } from './parts.ts';
import { openParty } from './party/party.open.ts';
import { newsEditors } from '#domain/news/newsroom.ts';
import { openPasskeys } from './passkeys/passkeys.open.ts';
import { openPeople } from './people/people.open.ts';
import { openPictures } from './pictures/pictures.open.ts';
import { readPortal } from './portal/portal.store.ts';
import { createPortal } from './portal/portal.ts';
import { openOperator } from './openOperator.ts';
import { openOutbox } from './outbox/outbox.open.ts';
import { createOutbox } from './outbox/outbox.ts';
import { createSeal } from './outbox/seal.ts';
import { createPost } from './post/post.ts';
import { openPress } from './openPress.ts';
import { openPrivacy } from './privacy/privacy.open.ts';
import { openPromotions } from './promotions/promotions.open.ts';
import { openReferral } from './referral/referral.open.ts';
import { openSchedule } from './schedule/schedule.open.ts';
import { openSettings } from './settings/settings.open.ts';
import { madeOfComics } from './shared/comics/made.ts';
import { opened as openedArea, type Opened } from './shared/area.ts';
import { createQuota, noQuota } from './shared/files/quota.ts';
import { keyFor } from './shared/secret.ts';
import { openTalk } from './openTalk.ts';
import { tipMatches } from './tipMatches.ts';
import { openTips } from './tips/tips.open.ts';
import { openTv } from './tv/tv.open.ts';
import { openUploads } from './uploads/uploads.open.ts';
import { openSignInMethods } from './signInMethods/signInMethods.open.ts';

/** Opens the stores and every area and combines them; the only place that knows them all. */
export const openParts = async (
  config: Config,
  { root, media = join(root, 'media'), log, clock }: Omit<OriginSurroundings, 'dist'>,
): Promise<OriginParts> => {
  const { dataDir, limits, demo } = config;
  const data = await openData(config, clock());
  const { secret } = data;
  const bus = inProcessBus();
  const speed = config.clock?.speed ?? 1;
  const failed = (error: unknown) =>
    log.error('unexpected', { stack: error instanceof Error ? (error.stack ?? error.message) : 'thrown: no error' });
  const seal = createSeal(keyFor(secret, 'outbox'));
  const outbox = createOutbox({ database: data.database, clock, log, failed, seal });
  const { database, letters } = outbox;
  const post = createPost({ ...config, letters, clock, log });
  const words = readWords(join(root, 'locales'));
  const portal = createPortal({ read: () => readPortal(database), words, clock });
  const scenes: MediaStore = demo ? readScenes(media, log) : new Map();
  const shared = config.databaseUrl !== null;
  const limitsOpened = openLimits({ database, shared, clock, log, secret });
  const { limitStore } = limitsOpened;
  const quota = limits ? createQuota(limitStore, 'files') : noQuota;
  /** What every area may need. */
  const common = { database, bus, outbox, clock, log, limits, limitStore, secret, failed };

  // An area accesses a later one through a function.
  const settings = openSettings({
    ...common,
    ...{ leadsOf: (userId) => social.leadsOf(userId), setLead: (...lead) => social.setLead(...lead) },
  });
  const season = demo ? demoSource((roomId, scene) => streamsOf(scenes, roomId, scene)) : null;
  const imported = footballStore(database);
  const schedule = await openSchedule({
    database,
    others: season ? [season] : [],
    present: (groupId) => chat.online(groupId),
    // A room always has a place for opinions.
    tabsBeside: async (id) => ((await tips.tipped([id])).has(id) ? ['opinion', 'tips'] : ['opinion']),
    foundBeside: importedFootball(database, imported),
    modesIn: portal.modes,
    removePicture: (picture) => pictures.remove(picture),
  });
  const matchOf = (id: string, locale = DEFAULT_LOCALE) => schedule.service.match(id, { locale, now: clock() });

  const level = openLevel({ database, setLevel, settleFirst: (userId, now) => referral.settle(userId, now) });
  const referral = openReferral({
    ...common,
    award: level.award,
    isShown: async (userId) => (await settings.settingsOf(userId)).privacy.shownToInviter,
  });
  const codes = openCodes({
    ...{ ...common, post },
    members: {
      byAccount: (typed, locale) => accounts.memberContacts.byAccount(typed, locale),
      ownerOf: (contact) => accounts.memberContacts.ownerOf(contact),
      contactsOf: (userId) => accounts.memberContacts.contactsOf(userId),
      knows: (userId, from) => accounts.knows(userId, from),
      takeContact: (wish, context) => accounts.memberContacts.takeContact(wish, context),
    },
  });
  const accounts = openAccounts({
    ...{ ...common, post, ...(shared && { tokenUse: limitsOpened.tokenUse }) },
    tickets: codes.tickets,
    joined: referral.joined,
    ...{ commentators: schedule.named, refusesName: (name) => door.refusesName(name) },
  });
  const door = openDoor({ ...common, portal, memberSince: accounts.memberSince });
  const google = openGoogle({
    ...{ ...common, google: config.google },
    members: {
      ...accounts,
      confirmed: accounts.proofs.holds,
      hasOtherWay: async (userId) => (await accounts.hasPassword(userId)) || passkeys.opensFor(userId),
    },
  });
  const passkeys = openPasskeys({
    ...common,
    members: {
      ...accounts,
      hasOtherWay: async (userId) => (await accounts.hasPassword(userId)) || google.opensFor(userId),
    },
  });

  const { contactsOf } = accounts.memberContacts;
  /** A member or a commentator; null for nobody. */
  const personOf = async (userId: string) =>
    (await accounts.ownUser(userId)) ??
    (await schedule.service.commentators()).find((one) => one.userId === userId) ??
    null;
  const people = openPeople({
    ...{ ...common, settingsOf: settings.settingsOf },
    followedAmong: (userId, ids) => social.followedAmong(userId, ids),
  });
  const inbox = openInbox({
    ...{ ...common, post, words, contactsOf, site: config.publicUrl ?? `http://localhost:${config.port}` },
    ...{ memberById: accounts.memberById, settingsOf: settings.settingsOf, changeSettings: settings.change },
  });
  const { takes, comments, community } = await openTalk({
    ...{ ...common, dataDir, demo, personOf, usersOf: accounts.usersOf, apartFrom: people.apartFrom },
    ...{ isMatch: async (id) => (await matchOf(id)) !== null, noted: inbox.noted, judgePicture: door.judgePicture },
    take: (...upload) => uploads.take(...upload),
    ...{ social: () => social, polls: () => chat.polls, moderation: () => moderation },
  });
  const uploads = await openUploads({ ...common, dataDir });
  const pictures = await openPictures({
    ...{ ...accounts, dataDir, quota, take: uploads.take, judgePicture: door.judgePicture },
    shown: async () => [...(await accounts.uploadedPictures()), ...(await schedule.picturesShown())],
    kept: (remove) => keptPicture(database, remove),
  });
  const nameOf = async (userId: string) => (await accounts.memberById(userId))?.nickname ?? null;
  const applications = await openApplications({
    ...{ ...common, dataDir, demo, quota, take: uploads.take, tickets: codes.tickets },
    ...{ isProtectedName: accounts.isProtectedName, promote: accounts.promote, nameOf, ...door },
    addCommentator: schedule.addCommentator,
    ...{ publish: pictures.add, unpublish: pictures.remove },
  });
  const football = openFootball({
    sources: [...(demo ? [demoFootball] : []), scheduledFootball(schedule.stored), storedFootball(imported)],
    ...{ database, clock, failed, secret, settingsOf: settings.settingsOf },
    mostFollowed: (type, most) => social.mostFollowed(type, most),
    tipped: (fixtureIds) => tips.tipped(fixtureIds),
    followed: (userId, type) => social.idsOf('follow', userId, type),
  });
  const party = openParty({ find: (targets, view) => social.find(targets, view) });
  const chess = await openChess({ ...common, personOf, areApart: people.areApart });
  const chat = await openChat({
    ...{ ...common, shared },
    ...{ fixtures: football.topics, parties: party.topics, duels: chess.topics, posts: community.postsOfPolls },
    writer: config.databaseUrl === null ? embeddedWriter(database, databaseFile(dataDir)) : databaseWriter(database),
    identify: accounts.identifySocket,
    aliveSessions: accounts.aliveSessions,
    tokenFor: accounts.chatToken,
    memberById: accounts.memberById,
    ...{ areApart: people.areApart, judge: door.judge, followsSince: (...of) => social.followsSince(...of) },
    decisions: () => moderation.decisions,
    hostsOf: async (groupId) => (await matchOf(groupId))?.users.map(({ userId }) => userId) ?? null,
  });
  const links = openLinks(common);
  const tips = openTips({
    ...{ ...common, ...(await tipMatches(schedule, season, football.source)), levelOf: level.levelOf },
    personOf,
    savedTips: (userId) => social.idsOf('save', userId, 'tip'),
    followedBy: (userId) => social.idsOf('follow', userId, 'user'),
    follow: (userId, { tipsterId, ...wish }, now) => social.follow(userId, { ...wish, whom: tipsterId }, now),
    followersOf: (userId) => social.toldOf(userId),
    // Members who hide odds get no messages about tips either.
    noted: async (note) => ((await settings.settingsOf(note.userId)).hideOdds ? null : inbox.noted(note)),
  });

  const tv = openTv({
    ...{ ...common, demo: demo ? demoTv : null, streamOrigins: config.streamOrigins },
    saved: (userId) => social.idsOf('save', userId, 'channel'),
    watched: (userId) => social.visitedOf(userId, 'channel'),
    matchesBetween: (from, to, view) => schedule.service.between(from, to, view),
  });

  const known = {
    ...{ schedule, accounts, settings, codes, google, passkeys, football, chat, inbox, people, uploads, pictures },
    ...{ applications, level, referral, links, takes, comments, community, tips, party, chess },
    signInMethods: openSignInMethods({ google: config.google !== null, passkeysFor: passkeys.servesSite }),
    match: openMatch({ sources: schedule.sources, football: football.source, words }),
    bookings: openBookings({
      ...common,
      ...{ matchOf, programmeOf: tv.programmeOf },
      ...{ tell: inbox.tell, noted: inbox.noted },
      between: (from, to, now) => schedule.service.between(from, to, { locale: DEFAULT_LOCALE, now }),
      settingsOf: settings.settingsOf,
    }),
    ...openLibraries({
      ...{ ...common, config, words, media, personOf, friendsOf: people.friendsOf, social: () => social },
      judgeCall: (...call) => moderation.heldBefore(door.judgeCall)(...call),
    }),
    tv,
    comics: openComics({
      ...{ database, clock, words, made: madeOfComics(dataDir), demo: demo ? demoComics() : null },
      regardOf: () => social.regardOf('comic'),
      visited: (queries, userId, visits) => social.visited(queries, userId, visits),
      followed: (userId, cursor) => social.followed(userId, { type: 'comic', cursor }),
      ...{ followersOf: (comicId) => social.toldOf(comicId, 'comic'), noted: inbox.noted },
    }),
    ...openPress({
      ...{ database, clock, config, log, football: football.source, scenes, social: () => social },
      ...{ ...door, nameOf, take: uploads.take, noted: inbox.noted, roomOf: schedule.service.room },
      ...{ editors: () => accounts.idsOfRoles(newsEditors), waits: inbox.noted },
    }),
    promotions: openPromotions({ database, ...level, demo: demo ? demoPromotions : null }),
    ...openOperator({ ...common, config, words, portal, nameOf, accounts, schedule, people }),
    ...{ help: openHelp({ ...common, post, contactsOf, known: portal.known }), client: openClient(common) },
    ...{ limits: limitsOpened, door, jobs: openedArea(jobsArea, { handlers: {} }) },
  };
  // Areas that depend on all others.
  const { social, handover, moderation } = openAcross(known, {
    ...{ ...common, areApart: people.areApart, noted: inbox.noted, usersOf: accounts.usersOf },
  });
  const allButPrivacy = { ...known, social, handover, moderation };
  const personalData = Object.values<Opened>(allButPrivacy).flatMap((area) => area.personalData ?? []);
  const opened = {
    ...allButPrivacy,
    privacy: openPrivacy({
      ...{ ...common, post, erasure: accounts.erasure, members: { ...accounts, contactsOf } },
      makeLink: links.make,
      personalData,
    }),
    outbox: openOutbox({
      ...{ outbox, letters: post.taker, lettersEnd: post.end },
      hearers: Object.values<Opened>(allButPrivacy).flatMap(({ durable }) => durable ?? []),
    }),
  } satisfies OpenedAreas;

  const beside = openBeside({ chat, config, clock, failed, scenes, speed, shown: post.shown });
  const { handlers, plugins, pageLists, drain, close } = foldAreas(
    { ...opened, ...beside },
    { bus, failed, startJobs: (jobs) => startJobs(jobs, { ...common, speed }) },
  );
  return {
    ...{ handlers, plugins, pageLists, drain, portal, personalData, rules: callRules },
    judgeCall: moderation.heldBefore(door.judgeCall),
    ...(shared && { routeWindows: sharedWindows(limitStore, clock) }),
    identify: accounts.identify,
    onUpgrade: chat.onUpgrade,
    canWrite: createWriteProbe(database, clock),
    close: async () => {
      await close();
      await data.close();
    },
  };
};
