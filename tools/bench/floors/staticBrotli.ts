import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesIn } from '../../files.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};
const root = process.env['ROOT'] ?? '';
const files = new Map(
  filesIn(root).map((file) => [
    file.slice(join(root, '/').length - 1),
    { type: types[extname(file)] ?? 'application/octet-stream', body: brotliCompressSync(readFileSync(file)) },
  ]),
);

createServer(({ url }, response) => {
  const file = files.get(url === '/' ? '/index.html' : (url ?? ''));
  if (!file) return void response.writeHead(404).end();
  const headers = { 'content-type': file.type, 'content-encoding': 'br', 'content-length': file.body.length };
  response.writeHead(200, headers).end(file.body);
}).listen(Number(process.env['PORT']), '127.0.0.1', () => console.log(`:${process.env['PORT']}`));
