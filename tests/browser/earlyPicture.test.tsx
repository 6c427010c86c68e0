import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Early } from '#adapters/browser/early.ts';

declare global {
  interface Window {
    /** The actions of the test modules, in order. */
    order: string[];
  }
}

const moduleOf = (code: string): string => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
const playing = moduleOf(
  "export const openPicture = async ({ early, order }) => { early.picture = {}; order.push('picture'); };",
);
const nothing = moduleOf("export const openPicture = async ({ order }) => { order.push('no picture'); };");
const broken = moduleOf("throw new Error('the library is broken')");
// A module runs once, so each page has one of its own.
const codeOfPage = () => moduleOf("window.order.push('code');");

const { documentElement: root, head } = document;
const connection = Object.getOwnPropertyDescriptor(Navigator.prototype, 'connection')!;
const connectedWith = (downlink: number, saveData = false) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { downlink, saveData } });
const entryArrives = (content = codeOfPage()) =>
  head.append(Object.assign(document.createElement('meta'), { name: 'entry', content }));
/** Runs public/colour.js on a page that plays with these files. */
const open = async (...files: readonly string[]) => {
  entryArrives();
  await begin(files);
};
const begin = async (files: readonly string[]) => {
  root.dataset['picture'] = files.join(' ');
  const script = Object.assign(document.createElement('script'), { src: `/colour.js?${Math.random()}` });
  head.append(script);
  await new Promise((ran) => script.addEventListener('load', ran));
};
const parsed = () => window.dispatchEvent(new Event('DOMContentLoaded'));
const fetched = () => [...head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href);
const order = () => window.order;

let theme: string | undefined;
beforeEach(() => {
  theme = root.dataset['theme'];
  window.order = [];
});
afterEach(() => {
  (window as { readonly early?: Early }).early?.stop();
  for (const made of head.querySelectorAll('meta[name="entry"], link[rel="modulepreload"], script[src^="/colour.js"]'))
    made.remove();
  delete root.dataset['picture'];
  if (theme === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  Object.defineProperty(navigator, 'connection', connection);
});

it('PAINT: a room’s code comes after the first frame of its picture', async () => {
  await open(playing);
  const video = document.body.appendChild(document.createElement('video'));
  parsed();
  await expect.poll(order).toEqual(['picture']);
  video.dispatchEvent(new Event('loadeddata'));
  await expect.poll(order).toEqual(['picture', 'code']);
  video.remove();
});

it('PAINT: a gesture brings the code at once', async () => {
  await open(playing);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await expect.poll(order).toContain('code');
});

it.each([
  ['nothing plays', nothing, ['no picture', 'code']],
  ['what plays it is broken', broken, ['code']],
])('PAINT: the code does not wait for a picture where %s', async (_, file, done) => {
  await open(file);
  parsed();
  await expect.poll(order).toEqual(done);
});

it('PAINT: a picture that never comes holds the code up for a second or so', async () => {
  await open(playing);
  parsed();
  await expect.poll(order, { timeout: 10_000 }).toEqual(['picture', 'code']);
});

it.each([
  [10, false, 2],
  [2, false, 0],
  [10, true, 0],
])('PAINT: on %d Mbit/s (saves data: %s) the library is fetched along with the page: %d files', async (...given) => {
  const [downlink, saves, files] = given;
  connectedWith(downlink, saves);
  await open(playing, nothing);
  expect(fetched()).toHaveLength(files);
  parsed();
  await expect.poll(fetched).toEqual([playing, nothing]);
});

const pressed = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

it('PAINT: a press that is earlier than the page’s head does not keep the code from coming', async () => {
  await begin([]);
  pressed();
  entryArrives();
  parsed();
  await expect.poll(order).toEqual(['code']);
});
