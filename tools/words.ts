import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { findRoute } from '#domain/routing/findRoute.ts';
import { pageKey } from '#domain/routing/pageTitle.ts';
import { exampleOf, routes } from '#domain/routing/routes.ts';
import { filesIn } from './files.ts';

/** The dotted keys of nested words, with the placeholders of each text. */
const shapeOf = (words: unknown, path = ''): readonly string[] => {
  if (typeof words === 'string') {
    const places = [...words.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
    return [`${path} ${[...new Set(places)].join(',')}`, ...(words.trim() === '' ? [`${path} is empty`] : [])];
  }
  if (typeof words !== 'object' || words === null) return [`${path} is no text`];
  return Object.entries(words).flatMap(([key, value]) => shapeOf(value, path === '' ? key : `${path}.${key}`));
};

/** English has a singular form, the other two languages do not, so plural forms are compared as one. */
const plural = (line: string): string => line.replace(/\.(one|other) /, '.* ');

const read = (file: string): readonly string[] => shapeOf(JSON.parse(readFileSync(file, 'utf8')));

/** What is missing in the Vietnamese words for a route: its title, its description, its groups. */
const unnamed = routes.flatMap((route) => {
  const found = findRoute(exampleOf(route));
  if (found?.route.id !== route.id) return [`the route ${route.id} does not answer ${exampleOf(route)}`];
  const key = pageKey(found);
  return [
    ...['titles', 'descriptions'].flatMap((group) =>
      read(`locales/vi/${group}.json`).some((line) => line.startsWith(`${key} `))
        ? []
        : [`locales/vi/${group}.json has no text for ${key}`],
    ),
    ...route.words
      .map((group) => `locales/vi/${group}.json`)
      .filter((file) => !existsSync(file))
      .map((file) => `${file} is missing, which the route ${route.id} needs`),
  ];
});

const problems = filesIn('locales/vi').flatMap((file) => {
  const source = new Set(read(file).map(plural));
  return ['en', 'zh'].flatMap((locale) => {
    const other = `locales/${locale}/${basename(file)}`;
    if (!existsSync(other)) return [`${other} is missing`];
    const words = new Set(read(other).map(plural));
    return [
      ...[...source].filter((line) => !words.has(line)).map((line) => `${other} lacks ${line}`),
      ...[...words].filter((line) => !source.has(line)).map((line) => `${other} has ${line}, Vietnamese does not`),
    ];
  });
});
const found = [...unnamed, ...problems];
for (const problem of found) console.error(problem);
if (found.length > 0) process.exit(1);
