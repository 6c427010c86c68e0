import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Third-party players. */
export type Library = 'dash.js' | 'shaka-player';

const folderOf = (name: string) => {
  const entry = createRequire(import.meta.url).resolve(name);
  return entry.slice(0, entry.indexOf(join('node_modules', name)) + join('node_modules', name).length);
};
const fileOf = (library: Library) =>
  library === 'dash.js'
    ? join(folderOf('dashjs'), 'dist/modern/umd/dash.all.min.js')
    : join(folderOf('shaka-player'), 'dist/shaka-player.compiled.js');

const PAGE = (library: string) =>
  `<!doctype html><meta charset="utf-8"><title>${library}</title><video muted playsinline width="960" height="540"></video><script src="/${library}/library.js"></script>`;

export interface PlayerHost {
  readonly pageOf: (library: Library) => string;
  readonly close: () => Promise<void>;
}

/** Another site with a bare page for each player, which therefore plays across origins. */
export const startPlayerHost = async (): Promise<PlayerHost> => {
  const server = createServer((request, response) => {
    const [, library = '', file = ''] = (request.url ?? '').split('/');
    const known: Library | null = library === 'dash.js' || library === 'shaka-player' ? library : null;
    if (!known || (file !== '' && file !== 'library.js')) return response.writeHead(404).end();
    if (file === '') return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE(known));
    void readFile(fileOf(known)).then((script) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    pageOf: (library) => `http://127.0.0.1:${port}/${library}/`,
    close: () => new Promise((done) => server.close(() => done())),
  };
};
