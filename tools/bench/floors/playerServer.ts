import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { playerPage } from './playerPage.ts';

/** Unmodified dash.js, packed as the origin packs its files, and an empty page that plays `stream` with it, in this size. */
const LIBRARY = '/dash.js';
/** As every page of the origin has it: the browser draws such a page in a process of its own, which takes a while. */
const APART = { 'cross-origin-opener-policy': 'same-origin' };
const library = brotliCompressSync(readFileSync(createRequire(import.meta.url).resolve('dashjs')));

createServer(({ url }, response) => {
  const { pathname, searchParams: asked } = new URL(url ?? '/', 'http://floor');
  if (pathname === LIBRARY) {
    const headers = { 'content-type': 'text/javascript; charset=utf-8', 'content-encoding': 'br' };
    return void response.writeHead(200, headers).end(library);
  }
  const stream = asked.get('stream');
  if (stream === null) return void response.writeHead(404).end();
  const size = { width: Number(asked.get('width')), height: Number(asked.get('height')) };
  const headers = { ...APART, 'content-type': 'text/html; charset=utf-8' };
  return void response.writeHead(200, headers).end(playerPage(LIBRARY, stream, size));
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log(`:${process.env['PORT']}`));
