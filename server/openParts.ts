import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHAT } from '#domain/chat/chat.ts';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import { createAccounts } from './accounts/accounts.ts';
import type { OriginSurroundings } from './app.ts';
import { artPlugin } from './art/artPlugin.ts';
import { inProcessBus } from './bus/inProcess.ts';
import { createChat } from './chat/gateway.ts';
import { workerWriter } from './chat/workerWriter.ts';
import { anyAsks, createCountAsks } from './codes/askers.ts';
import { anyCallingCode, createCallingCodes } from './codes/callingCodes.ts';
import { clientHandlers } from './client/client.handlers.ts';
import { codeHandlers } from './codes/codes.handlers.ts';
import { createCodes } from './codes/codes.ts';
import { lacksDelivery, type Config } from './config.ts';
import { databaseFile } from './database/open.ts';
import { createWriteProbe } from './database/writeProbe.ts';
import { demoAirTime, demoSource } from './demo/demoSource.ts';
import { startVoices } from './demo/voices.ts';
import { matchHandlers } from './match/match.handlers.ts';
import type { Log } from './log.ts';
import { mediaPlugin } from './media/mediaPlugin.ts';
import { mailEndPlugin } from './messages/mailEndPlugin.ts';
import { createHelp } from './help/help.ts';
import { loadMedia, type MediaStore } from './media/mediaStore.ts';
import { streamsOf } from './media/profiles.ts';
import { phaseOf } from './media/timeline.ts';
import { openData } from './openData.ts';
import { openBookings } from './openBookings.ts';
import { openPeople } from './openPeople.ts';
import { openPrivacy } from './openPrivacy.ts';
import { openRewards } from './openRewards.ts';
import { openUploads } from './openUploads.ts';
import { readWords } from './page/build.ts';
import { openSignIn } from './openSignIn.ts';
import type { OriginParts } from './parts.ts';
import { outboxPage } from './post/outboxPage.ts';
import { createPost } from './post/post.ts';
import { portalHandlers } from './portal/portal.handlers.ts';
import { fillSearch } from './schedule/fillSearch.store.ts';
import { readPortal } from './portal/portal.store.ts';
import { createPortal } from './portal/portal.ts';
import { scheduleHandlers } from './schedule/schedule.handlers.ts';
import { scheduleStore } from './schedule/schedule.store.ts';
import { scheduleService } from './schedule/scheduleService.ts';
import { storedSource } from './schedule/storedSource.ts';
import { createSettings } from './settings/settings.ts';
import { everyAt } from './shared/every.ts';
import { keyFor } from './shared/secret.ts';
import { StartRefused } from './shared/startRefused.ts';

const DAY_MS = 86_400_000;

/** Opens the stores and puts the areas together: the one place that knows them all. */
export const openParts = async (
  config: Config,
  { root, media = join(root, 'media'), log, clock }: Omit<OriginSurroundings, 'dist'>,
): Promise<OriginParts> => {
  const { dataDir, limits, demo } = config;
  const data = await openData(config, clock());
  const { secret, database } = data;
  await fillSearch(database);
  const bus = inProcessBus();
  const speed = config.clock?.speed ?? 1;
  const every = everyAt(speed);
  const failed = (error: unknown) =>
    log.error('unexpected', { stack: error instanceof Error ? (error.stack ?? error.message) : 'thrown: no error' });

  const post = createPost({ ...config, clock, log });
  const callingCodes = limits ? createCallingCodes(clock, log) : anyCallingCode;
  const codes = createCodes({ database, post, key: keyFor(secret, 'codes'), limits, callingCodes, log });
  const { tickets } = codes;
  const settings = createSettings({ database });
  const rewards = openRewards({ database, bus, clock, log, failed, every, settingsOf: settings.settingsOf });
  const accounts = createAccounts({
    database,
    bus,
    clock,
    secret,
    limits,
    tickets,
    post,
    log,
    joined: rewards.joined,
    commentators: async () => named(),
  });
  const words = readWords(join(root, 'locales'));
  const portal = createPortal({ read: () => readPortal(database), words, clock });
  const people = openPeople({
    ...{ database, bus, clock, limits, post, words, accounts, failed, every },
    ...{ settings, mailKey: keyFor(secret, 'mails'), site: siteOf(config) },
  });
  const matches = scheduleStore(database);
  const uploads = await openUploads({
    clock,
    limits,
    database,
    dataDir,
    bus,
    log,
    tickets,
    demo,
    accounts,
    commentators: matches,
  });
  const help = createHelp({
    ...{ database, clock, post, contactsOf: accounts.people.contactsOf },
    known: portal.known,
  });
  const privacy = openPrivacy({
    ...{ database, bus, clock, post, log, accounts, failed, every },
    settingsOf: settings.settingsOf,
    people,
    kept: [...uploads.kept, ...rewards.kept, help.kept],
  });
  const chat = await createChat({
    ...{ database, bus, clock, secret, limits, failed },
    writer: workerWriter(databaseFile(dataDir)),
    identify: accounts.identifySocket,
    tokenFor: accounts.chatToken,
    memberById: accounts.memberById,
    areApart: people.people.areApart,
    isRoom: async (groupId) => (await service.match(groupId, { locale: DEFAULT_LOCALE, now: clock() })) !== null,
  });

  const scenes: MediaStore = demo ? readScenes(media, log) : new Map();
  const stored = storedSource(matches);
  const sources = demo ? [stored, demoSource((roomId, scene) => streamsOf(scenes, roomId, scene))] : [stored];
  const named = async () =>
    (await Promise.all(sources.map((source) => source.commentators())))
      .flat()
      .map(({ userId, displayName }) => ({ userId, name: displayName }));
  const service = scheduleService({ sources, present: chat.online });
  const schedule = scheduleHandlers(service, portal.modes);
  const bookings = openBookings({
    ...{ database, clock, secret, failed, every, messages: people.messages, settingsOf: settings.settingsOf },
    matchOf: (fixtureId, locale) => service.match(fixtureId, { locale, now: clock() }),
  });
  const silence = demo
    ? startVoices({
        clock,
        listeners: chat.online,
        isSilent: chat.isSilent,
        speak: ({ groupId, speaker, text }) => void chat.speak(groupId, speaker, text).catch(failed),
        announce: ({ groupId, key, text }) =>
          void chat.postAsSystem(groupId, { kind: 'goal', text, key }).catch(failed),
        every,
        mainGroup: CHAT.defaultGroup,
      })
    : () => {};

  const stopForgetting = every(DAY_MS, () => void help.sweep().catch(failed));
  const stopSettling = rewards.start();
  const stopErasing = privacy.start();
  const stopExpiring = every(6 * 3_600_000, () => void uploads.expire().catch(failed));

  const resolveRoom = (roomId: string) => {
    const onAir = demo ? demoAirTime(roomId, clock()) : null;
    return onAir && { ...onAir, phase: phaseOf(roomId) };
  };
  return {
    handlers: {
      accounts: accounts.handlers,
      security: accounts.securityHandlers,
      codes: codeHandlers({
        ...{ codes, post, callingCodes },
        members: { ...accounts.people, knows: accounts.knows },
        asks: limits ? createCountAsks(clock) : anyAsks,
      }),
      schedule,
      match: matchHandlers(sources),
      ...bookings.handlers,
      portal: portalHandlers({ config, schedule, portal }),
      chat: chat.handlers,
      settings: settings.handlers,
      help: help.handlers,
      client: clientHandlers(log),
      ...openSignIn({ config, database, secret, log, accounts }),
      ...uploads.handlers,
      ...people.handlers,
      ...rewards.handlers,
      ...privacy.handlers,
    },
    identify: accounts.identify,
    portal,
    plugins: [
      ...(config.outbox && lacksDelivery(config) ? [outboxPage(post.outbox)] : []),
      mailEndPlugin(people.messages, clock),
      artPlugin,
      uploads.plugin,
      mediaPlugin({ store: scenes, resolveRoom, now: clock, speed }),
    ],
    onUpgrade: chat.onUpgrade,
    canWrite: createWriteProbe(database, clock),
    drain: () => {
      silence();
      bookings.stop();
      stopSettling();
      stopExpiring();
      stopForgetting();
      return chat.drain();
    },
    close: async () => {
      await Promise.all([chat.close(), post.end(), stopErasing(), people.stop()]);
      await data.close();
    },
  };
};

/** Where links in mails lead. */
const siteOf = ({ publicUrl, port }: Config): string => publicUrl ?? `http://localhost:${port}`;

const readScenes = (media: string, log: Log): MediaStore => {
  if (!existsSync(media)) throw new StartRefused(`${media} is missing: put the demo's streams there, or set DEMO=off.`);
  return loadMedia(media, (scene, error) => log.error('scene left out', { scene, reason: String(error) }));
};
