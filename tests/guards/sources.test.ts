import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../tools/files.ts';

const repository = resolve(import.meta.dirname, '../..');
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);

interface Source {
  /** Path from the project's root. */
  readonly file: string;
  /** Without comments, which may mention forbidden names. */
  readonly text: string;
}
const filesOf = (...folders: readonly string[]) =>
  filesIn(...folders.map((folder) => join(repository, folder)))
    .map((file) => ({ file: file.slice(repository.length + 1), text: readFileSync(file, 'utf8') }))
    .filter(({ file }) => /\.(tsx?|js|html)$/.test(file));
const sourcesIn = (...folders: readonly string[]): readonly Source[] =>
  filesOf(...folders)
    .filter(({ file }) => !isTest(file))
    .map(({ file, text }) => ({
      file,
      text: text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, ''),
    }));

/** Files other than `allowed` whose code matches the pattern. */
const others = (
  sources: readonly Pick<Source, 'file' | 'text'>[],
  pattern: RegExp,
  allowed: RegExp,
): readonly string[] =>
  sources.filter(({ file, text }) => pattern.test(text) && !allowed.test(file)).map(({ file }) => file);
const nobody = /$^/;

const browser = sourcesIn('src', 'public');
const origin = sourcesIn('server');

/** APIs that turn text into markup or code. */
const markup =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\bDOMParser\b|\bsrcDoc\b|createContextualFragment|\bsetHTML(?:Unsafe)?\b|createPolicy|\beval\(|new Function\(/;
/** A link that opens another tab, up to the end of its tag. */
const leaving = /<a\b[^>]*target="_blank"[^>]*>/g;
/** APIs that call another machine, but not type-only imports. */
const outward =
  /(?<![.\w])fetch\(|import\('(?:nodemailer|openid-client)'\)|\bnew WebSocket\(|^import (?!type\b)(?!\{ (?:(?:type \w+|isIP|BlockList|STATUS_CODES|createServer as createHttpServer),? )+\} from).*from '(?:node:(?:https?|net|tls|dgram|http2)|undici)'/m;

describe('item 25: no text becomes markup', () => {
  it('the application knows no way to', () => {
    expect(others(browser, markup, nobody)).toEqual([]);
  });

  it.each([
    '<p dangerouslySetInnerHTML={{ __html: said }} />',
    'row.innerHTML = said',
    "box.insertAdjacentHTML('beforeend', said)",
    'new DOMParser().parseFromString(said)',
    '<iframe srcDoc={said} />',
    "trustedTypes.createPolicy('default', rules)",
  ])('%s would be found', (text) => {
    expect(others([{ file: 'src/ui/features/chat/planted.tsx', text }], markup, nobody)).toHaveLength(1);
  });
});

describe('item 26: links that leave', () => {
  const opened = browser.flatMap(({ file, text }) => [...text.matchAll(leaving)].map(([tag]) => ({ file, tag })));

  it('give no hold on the page they were on', () => {
    expect(opened.length).toBeGreaterThan(0);
    expect(opened.filter(({ tag }) => !/rel="[^"]*\bnoopener\b/.test(tag))).toEqual([]);
  });

  it('are opened by nothing else', () => {
    expect(others(browser, /window\.open\(/, nobody)).toEqual([]);
  });
});

describe('item 33: whom the origin asks', () => {
  /** These call only addresses from the settings. */
  const known = [
    'server/google/provider.ts',
    'server/post/smsGateway.ts',
    'server/post/smtp.ts',
    'server/shared/askOutside.ts',
  ];

  it('is the mail server, the gateway of messages, the provider of sign-ins, where plays are told and feeds of news, and nobody else', () => {
    expect(others(origin, outward, nobody)).toEqual(known);
  });

  it.each([
    'await fetch(input.url)',
    "import { get } from 'node:https';",
    "import * as https from 'node:https';",
    "import { connect, isIP } from 'node:net';",
    'new WebSocket(address)',
  ])('%s would be found', (text) => {
    expect(others([{ file: 'server/portal/planted.ts', text }], outward, nobody)).toHaveLength(1);
  });
});

describe('item 34: SQL', () => {
  it('is written in stores and migrations, and by the tag alone', () => {
    const home = /\.store\.ts$|^server\/database\//;
    expect(others(origin, /\bsql`/, home)).toEqual([]);
    // A statement that is concatenated from text would have to build `parts` itself.
    expect(others(origin, /\bparts:\s*\[/, /^server\/database\/sql\.ts$/)).toEqual([]);
    expect(others(origin, /\bsql\(/, nobody)).toEqual([]);
    expect(others(origin, /\.(?:prepare|exec)\((?!['"`\w]*\))[^)]*\$\{/, nobody)).toEqual([]);
    expect(others(origin, /from 'node:sqlite'|from '@electric-sql\/pglite'/, /^server\/database\//)).toEqual([]);
  });
});

describe('the size of a file', () => {
  const MOST_LINES = 310;
  const linesIn = (text: string): number => text.trimEnd().split('\n').length;
  const tooLong = (sources: readonly { readonly file: string; readonly lines: number }[]) =>
    sources.filter(({ lines }) => lines > MOST_LINES).map(({ file, lines }) => `${file}: ${lines}`);

  it(`is ${MOST_LINES} lines at most, tests too: what is longer is split by meaning`, () => {
    const files = filesOf('src', 'public', 'server', 'tools', 'tests');
    const all = files.map(({ file, text }) => ({ file, lines: linesIn(text) }));
    expect(all.length).toBeGreaterThan(1500);
    expect(tooLong(all)).toEqual([]);
  });

  it('a longer one would be found', () => {
    expect(tooLong([{ file: 'src/domain/planted.ts', lines: MOST_LINES + 1 }])).toHaveLength(1);
    expect(tooLong([{ file: 'src/domain/planted.ts', lines: MOST_LINES }])).toEqual([]);
  });
});
