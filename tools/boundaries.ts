import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { circlesOf } from './circles.ts';
import { filesIn } from './files.ts';

/** The rooms and packages that a room may import; a package name includes all its sub-paths. */
interface Room {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
}
const css = ['@vanilla-extract/css', '@vanilla-extract/recipes'];
const rooms: Readonly<Record<string, Room>> = {
  'src/domain': { rooms: [], packages: [] },
  'src/contract': { rooms: ['src/domain'], packages: ['effect'] },
  'src/ports': { rooms: ['src/domain'], packages: [] },
  'src/machines': { rooms: ['src/domain', 'src/ports'], packages: ['xstate'] },
  'src/adapters': {
    rooms: ['src/domain', 'src/contract', 'src/ports'],
    packages: ['effect', 'dashjs', 'hls.js', '@simplewebauthn/browser'],
  },
  'src/ui': {
    rooms: ['src/domain', 'src/machines', 'src/ports', 'locales'],
    packages: [
      ...[
        'react',
        'react-dom',
        'xstate',
        '@xstate/react',
        'wouter',
        'rosetta',
        'react-easy-crop',
        'lean-qr',
        '@radix-ui/react-toast',
      ],
      ...['@fontsource-variable/plus-jakarta-sans', ...css],
    ],
  },
  'src/games': { rooms: ['src/domain'], packages: [] },
  server: {
    rooms: ['src/domain', 'src/contract', 'locales'],
    packages: [
      ...['effect', 'fastify', 'fastify-plugin', '@fastify/helmet', '@fastify/rate-limit', '@fastify/static'],
      ...[
        '@node-rs/argon2',
        '@electric-sql/pglite',
        '@zxcvbn-ts/language-common',
        '@simplewebauthn/server',
        'htmlparser2',
        'libphonenumber-js',
        'mediabunny',
        'yaml',
        'yauzl',
        'nodemailer',
        'openid-client',
        'pg',
        'sharp',
        'mdast-util-from-markdown',
        'music-metadata',
        'ws',
        'node:',
      ],
    ],
  },
};
/**
 * The tiers of the interface. The foundation imports only itself; a feature, which several areas show, imports the
 * foundation and no other feature; an area imports both and the shell, but no other area. Composers import everything.
 */
const ui = {
  foundation: ['theme', 'kit', 'hooks', 'app', 'i18n', 'shared'],
  features: 'features',
  composers: ['layouts', 'routes'],
} as const;
/** On the origin no area imports another area; shared folders are for all, and composers import everything. */
const origin = {
  shared: ['shared', 'http', 'database', 'bus', 'page'],
  composers: ['http', 'testing'],
} as const;

const roomOf = (file: string): string | undefined =>
  Object.keys(rooms)
    .concat('locales', 'tools', 'tests')
    .find((room) => file === room || file.startsWith(`${room}/`));

/** The folder of a file within its room, `features/chat` for a feature; null at the room's root. */
const folderOf = (room: string, file: string): string | null => {
  const [first, second, ...rest] = file.slice(room.length + 1).split('/');
  if (first === undefined || second === undefined) return null;
  return room === 'src/ui' && first === ui.features && rest.length > 0 ? `${first}/${second}` : first;
};

const includes = (list: readonly string[], folder: string): boolean => list.includes(folder);

type Tier = 'foundation' | 'feature' | 'area' | 'composer';
const tierOf = (folder: string): Tier => {
  if (includes(ui.foundation, folder)) return 'foundation';
  if (includes(ui.composers, folder)) return 'composer';
  return folder.startsWith(`${ui.features}/`) ? 'feature' : 'area';
};
/** The tiers that each tier may import. */
const known: Readonly<Record<Tier, readonly Tier[]>> = {
  foundation: ['foundation'],
  feature: ['foundation'],
  area: ['foundation', 'feature', 'composer'],
  composer: ['foundation', 'feature', 'area', 'composer'],
};

/** Why a folder may not import another folder of its room; null if it may. */
const betweenFolders = (room: string, from: string, to: string): string | null => {
  if (room === 'src/ui') {
    const [own, other] = [tierOf(from), tierOf(to)];
    return known[own].includes(other) ? null : `the ${own} ${room}/${from} may not know the ${other} ${room}/${to}`;
  }
  if (room !== 'server' || includes(origin.shared, to) || includes(origin.composers, from)) return null;
  return `the area ${room}/${from} may not know the area ${room}/${to}`;
};

interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Loaded when it is needed. */
  readonly lazy: boolean;
}

/** Dynamic imports of computed addresses: files that the page's head names, and the renderer of the origin. */
const namedAtRunTime: Readonly<Record<string, string>> = {
  'src/ui/app/namedInHead.ts': 'address',
  'server/page/painting.ts': 'pathToFileURL(file).href',
};

const importsOf = (file: string, text: string): readonly Import[] => {
  const { module } = parseSync(file, text);
  const at = (start: number) => text.slice(0, start).split('\n').length;
  const fixed = [...module.staticImports, ...module.staticExports.flatMap((one) => one.entries)].flatMap((one) => {
    const request = one.moduleRequest;
    return request ? [{ specifier: request.value, line: at(request.start), lazy: false }] : [];
  });
  const dynamic = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => ({ request: text.slice(start, end), line: at(start) }))
    .filter(({ request }) => !(namedAtRunTime[file] === request))
    .map(({ request, line }) => ({ specifier: request.slice(1, -1), line, lazy: true }));
  return [...fixed, ...dynamic];
};

const aliases: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).imports;

const pathOf = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return relative('.', resolve(dirname(file), specifier));
  if (!specifier.startsWith('#')) return null;
  const target = aliases[`${specifier.slice(0, specifier.indexOf('/'))}/*`];
  return target ? target.replace('./', '').replace('*', specifier.slice(specifier.indexOf('/') + 1)) : specifier;
};

const packageOf = (specifier: string): string => {
  if (specifier.startsWith('node:')) return 'node:';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
};

const verdict = (room: string, file: string, specifier: string): string | null => {
  const path = pathOf(file, specifier);
  if (path === null)
    return rooms[room]!.packages.includes(packageOf(specifier)) ? null : `${room} may not use the package ${specifier}`;
  const target = roomOf(path);
  if (target !== room) return target && rooms[room]!.rooms.includes(target) ? null : `${room} may not know ${path}`;
  const from = folderOf(room, file);
  const to = folderOf(room, path);
  return from === null || to === null || from === to ? null : betweenFolders(room, from, to);
};

/** Files that import each other, types included, as "a ~ b: …": what is tied so cannot be read or moved apart. */
export const circles = (files: readonly string[]): readonly string[] => {
  const known = new Set(files);
  const targets = (file: string) =>
    importsOf(file, readFileSync(file, 'utf8')).flatMap(({ specifier, lazy }) => {
      const path = lazy ? null : pathOf(file, specifier);
      return path !== null && known.has(path) ? [path] : [];
    });
  return circlesOf(new Map(files.map((file) => [file, targets(file)]))).map(
    (circle) => `${circle.join(' ~ ')}: these files import each other`,
  );
};

/** Every forbidden import between rooms, tiers or areas, as "file:line: why". Tests are exempt. */
export const violations = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) => {
    const room = roomOf(file);
    if (!room || !rooms[room] || /\.test\.tsx?$|\/testing\//.test(file)) return [];
    return importsOf(file, readFileSync(file, 'utf8')).flatMap(({ specifier, line }) => {
      const why = verdict(room, file, specifier);
      return why ? [`${file}:${line}: ${why}`] : [];
    });
  });

if (import.meta.main) {
  const files = filesIn('src', 'server').filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  if (files.length === 0) throw new Error('no files were found: a guard that sees nothing proves nothing');
  const found = [
    ...violations(files),
    ...circles([...files, ...filesIn('tools').filter((file) => file.endsWith('.ts'))]),
  ];
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
}
