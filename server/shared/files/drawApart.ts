import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as Schema from 'effect/Schema';
import { pictureTypeOf } from '#domain/uploads/picture.ts';
import { apart } from '../apart.ts';
import { turns } from './turns.ts';

export type Undrawn = 'unreadable' | 'pixels' | 'busy';

const TIMEOUT_MS = 30_000;
/** Each process takes up to some hundred megabytes while it runs. */
const inTurn = turns({ atOnce: 2, waiting: 8 });
/** Whatever a picture does to it, it can write no files, start no processes and reach no network. */
const ALLOWED = ['--permission', '--allow-addons', '--allow-fs-read=*', '--no-warnings'];

const Head = Schema.fromJsonString(Schema.Union([Schema.Array(Schema.Int), Schema.Literals(['unreadable', 'pixels'])]));
const readHead = Schema.decodeUnknownSync(Head);

/** Next to this file as source, or next to the bundle that contains it. */
const program = (): string => {
  const places = ['./drawnPictures.ts', './drawnPictures.js', '../drawnPictures.js'].map((place) =>
    fileURLToPath(new URL(place, import.meta.url)),
  );
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error('drawnPictures is missing: build the origin again.');
  return found;
};

const cut = (answer: Buffer): readonly Buffer[] | 'unreadable' | 'pixels' => {
  const line = answer.indexOf(10);
  if (line < 0) return 'unreadable';
  const head = readHead(answer.toString('utf8', 0, line));
  if (typeof head === 'string') return head;
  let at = line + 1;
  return head.map((length) => answer.subarray(at, (at += length)));
};

const draw = async (
  bytes: Uint8Array,
  sizes: readonly number[],
): Promise<readonly Buffer[] | 'unreadable' | 'pixels'> => {
  const [command = '', ...given] = [...(await apart()), process.execPath, ...ALLOWED, program(), ...sizes.map(String)];
  return new Promise((resolve) => {
    const child = spawn(command, given, {
      ...{ stdio: ['pipe', 'pipe', 'ignore'], env: { PATH: process.env['PATH'] ?? '' } },
      ...{ timeout: TIMEOUT_MS, killSignal: 'SIGKILL' },
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    // The process may end before it has read all of the input.
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
    child.once('error', () => resolve('unreadable'));
    child.once('close', (code) => resolve(code === 0 ? cut(Buffer.concat(parts)) : 'unreadable'));
  });
};

/**
 * An uploaded picture as WebP: at most `side` pixels wide and high, then in each smaller one of `widths`. It is drawn
 * in a process of its own without a network, so that a malicious picture crashes that process and not this one.
 */
export const drawApart = async (
  bytes: Uint8Array,
  side: number,
  widths: readonly number[],
): Promise<readonly Buffer[] | Undrawn> => {
  if (pictureTypeOf(bytes) === null) return 'unreadable';
  return (await inTurn(() => draw(bytes, [side, ...widths]))) ?? 'busy';
};
