import { expect, it } from 'vitest';
import { routeById } from '#domain/routing/routes.ts';
import { preloadsFor, type Manifest } from './chunks.ts';

const home = 'src/ui/home/HomeScreen.tsx';
const words = (group: string) => `locales/vi/${group}.json`;
const files = ['shell', 'home', 'schedule'].map((group) => [words(group), { file: `${group}.vi.js` }]);
const manifest: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_rows.js': { file: 'rows.js', css: ['rows.css'] },
  [home]: { file: 'home.js', imports: ['_react.js', '_rows.js'] },
  ...Object.fromEntries(files),
  'src/wiringLive.ts': { file: 'live.js' },
  'src/ui/features/player/ViewerStage.tsx': { file: 'stage.js' },
};

it('names the screen and the words of a page, whose places the entry does not know', () => {
  const { modules, styles } = preloadsFor({ manifest, screens: { home } }, routeById('home'), 'vi');
  expect(modules).toEqual([
    { file: 'home.js', screen: 'home' },
    { file: 'rows.js' },
    { file: 'shell.vi.js', words: 'vi/shell' },
    { file: 'home.vi.js', words: 'vi/home' },
    { file: 'schedule.vi.js', words: 'vi/schedule' },
  ]);
  expect(styles).toEqual(['rows.css']);
});

it('knows one file with all styles for a painted page alone', () => {
  const built = { manifest, screens: { home }, joined: { home: 'page.css' } };
  const joinedFor = (painted: boolean) => preloadsFor(built, routeById('home'), 'vi', painted).joined;
  expect([joinedFor(true), joinedFor(false)]).toEqual(['page.css', null]);
  expect(preloadsFor(built, routeById('menu'), 'vi', true).joined).toBeNull();
});

it('asks early for what a page needs beside its screen: chats for one, the picture too for a room', () => {
  const soonOf = (id: 'menu' | 'chatroom' | 'roomFootball') =>
    preloadsFor({ manifest, screens: {} }, routeById(id), 'vi').soon;
  expect([soonOf('menu'), soonOf('chatroom'), soonOf('roomFootball')]).toEqual([
    [],
    ['live.js'],
    ['live.js', 'stage.js'],
  ]);
});

it('names what plays the picture of a painted room, and what that needs with its library, and of no other page', () => {
  const built = {
    screens: {},
    manifest: {
      ...manifest,
      '_playback.js': { file: 'playback.js' },
      'src/openPicture.ts': { file: 'picture.js', imports: ['_playback.js'] },
      'node_modules/dashjs/dist/modern/esm/dash.all.min.js': { file: 'dash.js' },
    },
  };
  const pictureOf = (id: 'home' | 'chatroom' | 'roomFootball', painted: boolean) =>
    preloadsFor(built, routeById(id), 'vi', painted).picture;
  expect(pictureOf('roomFootball', true)).toEqual(['picture.js', 'playback.js', 'dash.js']);
  expect([pictureOf('roomFootball', false), pictureOf('chatroom', true), pictureOf('home', true)]).toEqual([
    [],
    [],
    [],
  ]);
});
