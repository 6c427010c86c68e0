import { expect } from 'vitest';
import { selectLocale } from '#machines/locale/locale.selectors.ts';
import { placed, type Scenarios } from '../scenario.ts';

/** LOCALE-1 to LOCALE-3, as wired. */
export const localeScenarios: Scenarios = {
  'LOCALE-1: the language is that of the address, before cookie and browser': async ({ start }) => {
    const at = (url: string, cookies = {}, languages: readonly string[] = ['vi']) =>
      selectLocale(start({ url, languages, cookies: { ...placed, ...cookies } }).app.locale.getSnapshot());
    expect(at('https://khan.dai/en/menu', { i18n_redirected: 'zh' })).toBe('en');
    expect(at('https://khan.dai/zh')).toBe('zh');
    expect(at('https://khan.dai/menu', { i18n_redirected: 'en' }, ['zh-TW'])).toBe('vi');
  },

  'LOCALE-2: choosing a language keeps it, loads the page’s words and opens the page under its address': async ({
    start,
    until,
  }) => {
    const { app, page } = start({ url: 'https://khan.dai/menu?pid=9#footer' });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    app.navigation.send({ type: 'navigation.go', to: '/menu?pid=9#footer', replace: true, state: 's', pop: false });
    const entries = page.entries().length;
    app.locale.send({ type: 'locale.choose', locale: 'en' });
    await until('English', () => page.window.location.pathname === '/en/menu');
    await until('open', () => app.navigation.getSnapshot().matches('open'));
    expect(page.window.location.search + page.window.location.hash).toBe('?pid=9#footer');
    expect(page.entries()).toHaveLength(entries);
    expect(app.navigation.getSnapshot().context.state).toBe('s');
    expect(page.cookies.get('i18n_redirected')).toBe('en');
    expect(app.words.table('en', 'menu')).not.toBeNull();
    expect(app.words.table('en', 'shell')).not.toBeNull();
  },

  'LOCALE-2: a language whose words cannot be had is logged': async ({ start, until }) => {
    const { app, page } = start({ url: 'https://khan.dai/menu' });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    await app.words.load('vi', ['no such group']);
    app.locale.send({ type: 'locale.choose', locale: 'zh' });
    await until('logged', () => page.troubles.includes('warning: Failed locale loading "zh"'));
  },

  'LOCALE-3: the words of the page shown are those that are loaded for another language': async ({ start, until }) => {
    const { app } = start({ url: 'https://khan.dai/ve-chung-toi' });
    await until('about', () => app.navigation.getSnapshot().matches('open'));
    const group = app.navigation.getSnapshot().context.found!.route.words[0]!;
    app.locale.send({ type: 'locale.choose', locale: 'zh' });
    await until('Chinese', () => selectLocale(app.locale.getSnapshot()) === 'zh');
    expect(app.words.table('zh', group)).not.toBeNull();
  },

  'LOCALE-1: a link into another language changes the language, and keeps nothing': async ({ start, until }) => {
    const { app, page } = start({ url: 'https://khan.dai/menu' });
    await until('menu', () => app.navigation.getSnapshot().matches('open'));
    app.navigation.send({ type: 'navigation.go', to: '/en/menu', replace: false, state: null, pop: false });
    await until('English', () => selectLocale(app.locale.getSnapshot()) === 'en');
    expect(page.cookies.has('i18n_redirected')).toBe(false);
  },
};
