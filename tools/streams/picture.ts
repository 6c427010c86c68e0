import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../browser.ts';

/** Loaded in the browser by its address, so only its type is imported here. */
interface Stage {
  readonly open: (name: string, width: number, height: number) => (n: number) => string | Promise<string>;
}

const HOST = 'http://streams.invalid';
const FONTS = ['latin', 'vietnamese'].map((set) => `plus-jakarta-sans-${set}-wght-normal.woff2`);
const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/plus-jakarta-sans/files/${name}`));

const PAGE = `<!doctype html><meta charset="utf-8"><style>${FONTS.map(
  (name) =>
    `@font-face{font-family:"Plus Jakarta Sans";font-weight:200 800;src:url(/font/${name})${
      name.includes('vietnamese') ? ';unicode-range:U+102-103,U+110-111,U+1EA0-1EF9,U+300-309' : ''
    }}`,
).join('')}body{margin:0;background:#000}</style><body>`;

const answer = async (path: string) => {
  if (path === '/') return { contentType: 'text/html', body: PAGE };
  if (path.startsWith('/font/')) return { contentType: 'font/woff2', body: await readFile(fontFile(path.slice(6))) };
  const source = await readFile(new URL(`.${path}`, import.meta.url), 'utf8');
  return { contentType: 'text/javascript', body: stripTypeScriptTypes(source) };
};

export interface Painter {
  /** One frame as PNG. */
  readonly frame: (n: number) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Opens a scene, or a film, in Chromium, drawn at width by height. */
export const openPainter = async (
  scene: string,
  width: number,
  height: number,
  kind: 'scenes' | 'films' = 'scenes',
): Promise<Painter> => {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: { width, height } });
  await page.route(`${HOST}/**`, async (route) => route.fulfill(await answer(new URL(route.request().url()).pathname)));
  await page.goto(HOST);
  await page.evaluate(() => document.fonts.load('800 20px "Plus Jakarta Sans"', 'KHÁN ĐÀI ghế').then(() => null));
  const draw = await page.evaluateHandle(
    async ([module, name, w, h]) => {
      const stage = (await import(module)) as Stage;
      return stage.open(name, w, h);
    },
    [`${HOST}/${kind}/stage.ts`, scene, width, height] as const,
  );
  return {
    frame: async (n) => Buffer.from(await draw.evaluate((one, frame) => one(frame), n), 'base64'),
    close: () => browser.close(),
  };
};
