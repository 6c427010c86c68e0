import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';

/**
 * Draws public/og.png and the banners of the home page (whose upper right corner is covered by the close button) with
 * the project's browser and fonts. Run by hand when they change.
 */
const fonts = 'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans';
const face = (subset: string, range: string) => {
  const bytes = readFileSync(`${fonts}-${subset}-wght-normal.woff2`).toString('base64');
  return `@font-face{font-family:KD;font-weight:200 800;src:url(data:font/woff2;base64,${bytes});unicode-range:${range}}`;
};
const style = `
  ${face('latin-ext', 'U+0100-024F')}
  ${face('latin', 'U+0000-00FF,U+2013')}
  ${face('vietnamese', 'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01B0,U+0300-0323,U+1EA0-1EF9')}
  *{box-sizing:border-box;margin:0}
  body{width:var(--w);height:var(--h);overflow:hidden;background:#050b08;color:#f1f7ee;font-family:KD,'Noto Sans CJK TC',sans-serif;position:relative}
  .board{position:absolute;inset:0;background:radial-gradient(circle,#ffffff0d 1.2px,#0000 1.6px) 0 0/8px 8px}
  svg{display:block;flex:none}
  .og{position:absolute;inset:0;display:flex;align-items:center;gap:56px;padding:0 88px 70px}
  .og h1{font-size:118px;font-weight:800;letter-spacing:-3px;line-height:1.1}
  .og p{font-size:38px;font-weight:600;color:#9cb0a5;margin-top:10px}
  .stand{position:absolute;left:0;right:0;bottom:0}
  .banner{position:absolute;inset:0;display:flex;align-items:center;gap:24px;padding:0 28px;border-left:10px solid #b9f24b}
  .banner h1{font-size:32px;font-weight:800;line-height:1.25;padding-right:88px}
  .banner p{font-size:26px;font-weight:600;line-height:1.35;color:#9cb0a5;margin-top:8px}`;

const mark = (size: number) =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="#b9f24b"><rect x="7" y="2" width="10" height="5" rx="1.2"/><rect x="4" y="9.500" width="16" height="5" rx="1.2"/><rect x="1" y="17" width="22" height="5" rx="1.2"/></svg>`;

/** A row of heads and shoulders along the lower edge, the same each time. */
const stand = (width: number, height: number, step: number): string => {
  const row = (every: number, rise: number, fill: string) =>
    Array.from({ length: Math.ceil(width / every) + 1 }, (_, i) => {
      const lift = ((i * 7919) % 23) - 11;
      const x = i * every + ((i * 104_729) % 17) - 8;
      const y = height - rise + lift;
      const r = every * 0.23;
      return `<g fill="${fill}"><circle cx="${x}" cy="${y}" r="${r}"/><rect x="${x - r * 1.8}" y="${y + r * 1.25}" width="${r * 3.6}" height="${height}" rx="${r * 1.5}"/></g>`;
    }).join('');
  return `<svg class="stand" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${row(step, height * 0.62, '#0d1c15')}${row(step * 1.35, height * 0.36, '#16291f')}</svg>`;
};

const banners = {
  schedule: {
    vi: ['Lịch trực tiếp cả tuần', 'Đặt một trận, được nhắc trước 15 phút'],
    en: ['The whole week, live', 'Book a match, be reminded 15 minutes before'],
    zh: ['整週直播賽程', '預約賽事，開賽前 15 分鐘提醒你'],
  },
  chat: {
    vi: ['Khán đài luôn có người', 'Vào phòng chat chung, nói về trận đang đá'],
    en: ['The stand is never empty', 'Talk about the match that is on in the chat room'],
    zh: ['看台永遠有人', '進入聊天室，一起聊正在進行的比賽'],
  },
} as const;

interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly body: string;
}
const pictures: readonly Picture[] = [
  {
    file: 'public/og.png',
    width: 1200,
    height: 630,
    body: `${stand(1200, 170, 62)}<div class="og">${mark(250)}<div><h1>Khán Đài</h1><p>Thể thao trực tiếp, có người ngồi cạnh</p></div></div>`,
  },
  ...Object.entries(banners).flatMap(([id, texts]) =>
    Object.entries(texts).map(([locale, [title, text]]) => ({
      file: `public/banners/${id}-${locale}.png`,
      width: 656,
      height: 220,
      body: `<div class="banner">${mark(80)}<div><h1>${title}</h1><p>${text}</p></div></div>`,
    })),
  ),
];

mkdirSync('public/banners', { recursive: true });
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const { file, width, height, body } of pictures) {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<!doctype html><style>:root{--w:${width}px;--h:${height}px}${style}</style><div class="board"></div>${body}`,
  );
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(file, await page.screenshot({ type: 'png' }));
}
await browser.close();
