import { expect } from 'vitest';
import { logInThrough } from '#machines/auth/auth.wire.ts';
import { selectSettings } from '#machines/settings/settings.selectors.ts';
import { answered, refused } from '../page.ts';
import { asMember, paths, placed, type Scenarios } from '../scenario.ts';

const menu = 'https://khan.dai/menu';
const channels = { app: true, mail: false };
const settings = (preferences: object) => () =>
  answered({
    ...{ rev: 1, oddsFormat: 'decimal', hideOdds: false, dataSaver: false, quiet: null },
    notify: {
      system: channels,
      booking: channels,
      social: channels,
      tip: channels,
      content: channels,
      reward: channels,
      apply: channels,
    },
    privacy: { friendRequests: 'everyone', shownToInviter: true },
    ...preferences,
  });

/** The settings of a member, on all devices. */
export const settingsScenarios: Scenarios = {
  'the settings of a member come with the member, and shape the page': async ({ start, until }) => {
    const preferences = { theme: 'light', timezone: 'Asia/Kathmandu', language: 'en', dataSaver: true };
    const { app, page, session } = start({ url: menu, network: { [paths.settings]: settings(preferences) } });
    const { auth, settings: late } = await session();
    await until('guest', () => auth.getSnapshot().matches({ guest: 'ready' }));
    expect(page.askedFor(paths.settings)).toEqual([]);
    await logInThrough(auth)({ username: 'lan', password: 'mat-khau-1' });
    await until('read', () => late.now() !== null && selectSettings(late.now()!.getSnapshot()) !== null);
    expect(page.attributes.get('data-theme')).toBe('light');
    expect(app.zone.current()).toBe('Asia/Kathmandu');
    expect(page.stored.get('khandai.dataSaver')).toBe('1');
    await until('English', () => page.window.location.pathname === '/en/menu');
  },

  'who comes as a member keeps the language that was chosen on this device': async ({ start, until, settle }) => {
    const { page, session } = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: { [paths.settings]: settings({ language: 'en' }) },
    });
    const { settings: late } = await session();
    await until('read', () => late.now() !== null && selectSettings(late.now()!.getSnapshot()) !== null);
    await settle();
    expect(page.window.location.pathname).toBe('/menu');
  },

  'an address that states a language is left in it by the settings': async ({ start, until, settle }) => {
    const { page, session } = start({
      url: 'https://khan.dai/zh/menu',
      network: { [paths.settings]: settings({ language: 'en' }) },
    });
    const { auth, settings: late } = await session();
    await until('guest', () => auth.getSnapshot().matches({ guest: 'ready' }));
    await logInThrough(auth)({ username: 'lan', password: 'mat-khau-1' });
    await until('read', () => late.now() !== null && selectSettings(late.now()!.getSnapshot()) !== null);
    await settle();
    expect(page.window.location.pathname).toBe('/zh/menu');
  },

  'settings that could not be read are asked for again when the browser comes online': async ({ start, until }) => {
    const { page, session } = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: { [paths.settings]: () => refused(503) },
    });
    await session();
    await until('asked', () => page.askedFor(paths.settings).length === 1);
    await until('failed', () => page.askedFor(paths.settings).length === 1);
    page.answer(paths.settings, settings({ theme: 'light' }));
    page.online();
    await until('asked again', () => page.askedFor(paths.settings).length === 2);
    await until('light', () => page.attributes.get('data-theme') === 'light');
  },

  'settings that throw are reported to the page’s log': async ({ start, until }) => {
    const odd = { ok: true, status: 200, text: () => Promise.resolve('{}'), headers: null };
    const { page } = start({
      url: menu,
      cookies: { ...placed, ...asMember },
      network: { [paths.settings]: () => odd as unknown as Response },
    });
    await until('told', () => page.troubles.some((trouble) => trouble.startsWith('error: Settings threw')));
  },
};
