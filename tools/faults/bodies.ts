import { gzipSync } from 'node:zlib';
import { accounts } from '#contract/http/accounts.ts';
import { help } from '#contract/http/help.ts';
import { client } from '#contract/http/client.ts';
import { scheduleLists } from '#contract/http/scheduleLists.ts';
import { overAndOver, pause, type Attack } from './support/attack.ts';
import { hammer } from './support/hammer.ts';

const KIB_60 = 60_000;
/** Every call that reads a body without authentication. */
const open = [accounts.login, accounts.checkUsername, help.ask, client.log].map(({ path }) => path);

const texts = [
  'ộ'.normalize('NFD').repeat(300),
  'e\u0301\u0323\u0302'.repeat(250),
  `${'a'.repeat(900)}b`,
  '\u200b'.repeat(900),
  '((((((((a+)+)+)+)+)+)+)+'.repeat(30),
  'ǅﬃ㍿'.repeat(200),
  '% _ \\ \' " ; --'.repeat(50),
];

export const searches: Attack = {
  name: 'searches for texts that are hard to compare',
  run: (target) =>
    hammer(target, (n) => ({
      path: `${n % 2 === 0 ? scheduleLists.search.path : '/thong-tin-tran-dau'}?q=${encodeURIComponent(texts[n % texts.length]! + n)}`,
    })),
};

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const wide = (count: number): string =>
  `{${Array.from({ length: count }, (_, i) => `"${i.toString(36)}":1`).join(',')}}`;
const json = [deep(KIB_60 / 2), nested(KIB_60 / 6), wide(6000), `{"__proto__":${deep(1000)},"username":"x"}`];

export const deepBodies: Attack = {
  name: 'bodies as deep and as wide as fit',
  run: (target) => hammer(target, (n) => ({ path: open[n % open.length]!, body: json[n % json.length]! })),
};

const bomb = gzipSync(Buffer.alloc(40_000_000, 'a'));

export const packedBodies: Attack = {
  name: 'bodies of forty megabytes, packed',
  run: (target) =>
    hammer(target, (n) => ({ path: open[n % open.length]!, body: bomb, headers: { 'Content-Encoding': 'gzip' } })),
};

/** A body with one byte per chunk. */
const spread = Array.from('{"username":"'.padEnd(5000, 'a'), (letter) => `1;x=y\r\n${letter}\r\n`).join('');

export const spreadBodies: Attack = {
  name: 'bodies in chunks of one byte that never end',
  run: (target) =>
    overAndOver(150, async (n) => {
      const raw = await target.open();
      const headers = ['Host: x', 'Content-Type: application/json', 'Transfer-Encoding: chunked'];
      raw.write([`POST ${open[n % open.length]!} HTTP/1.1`, ...headers, '\r\n'].join('\r\n'));
      for (let i = 0; i < 10 && !raw.socket.destroyed; i += 1) {
        raw.write(spread);
        await pause(50);
      }
      raw.cut();
    }),
};
