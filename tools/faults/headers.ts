import { schedule } from '#contract/http/schedule.ts';
import { overAndOver, type Attack } from './support/attack.ts';
import { hammer } from './support/hammer.ts';
import { rawGet } from './support/rawClient.ts';

const paths = ['/', '/en', '/lich-truc-tiep', '/zh/thong-tin-tran-dau', `${schedule.featureMatch.path}?status=live`];

/** Headers that differ in every request. */
const of = (n: number): Readonly<Record<string, string>> => ({
  Host: `khan-dai-${n}.example`,
  'Accept-Language': `x${n.toString(36)},vi;q=0.${n % 10}`,
  'User-Agent': `ai/${n}`,
  'Accept-Encoding': n % 3 === 0 ? `x${n}` : 'br, gzip',
  'If-None-Match': `"${n}"`,
  'x-language': ['vi', 'en', 'zh', `x${n}`][n % 4]!,
  'X-Forwarded-For': `203.0.${n % 250}.${(n >> 8) % 250}`,
  'X-Forwarded-Host': `khan-dai-${n}.example`,
  Cookie: `i18n_redirected=x${n}; Timezone=Asia/Bangkok; offset=${n}; location=${n}; token=t.${n}; guestToken=g.${n}`,
});

export const madeUpHeaders: Attack = {
  name: 'ever new hosts, languages, cookies and addresses in the headers',
  run: (target) => hammer(target, (n) => ({ path: paths[n % paths.length]!, headers: of(n) })),
};

/** Nearly 16 KiB in as many header lines as possible. */
const lines = (n: number): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: 1100 }, (_, i) => [`x-${i.toString(36)}`, `${(n + i) % 997}`]));

export const fullHeaders: Attack = {
  name: 'a thousand headers with each request, and more than are allowed with every fourth',
  run: (target) =>
    overAndOver(100, async (n) => {
      const client = await target.open();
      client.write(rawGet('/healthz', { ...lines(n), ...(n % 4 === 0 && { 'x-long': 'x'.repeat(16_384) }) }));
      await new Promise((resolve) => client.socket.once('data', resolve).once('close', resolve));
      client.cut();
    }),
};

export const manyRanges: Attack = {
  name: 'a thousand ranges of a film with each request',
  run: (target) =>
    hammer(target, (n) => ({
      path: '/media/clips/football.mp4',
      headers: { Range: `bytes=${Array.from({ length: 1000 }, (_, i) => `${n + i * 3}-${n + i * 3 + 1}`).join(',')}` },
    })),
};
