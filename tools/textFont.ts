import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Cuts the text's font to Latin and Vietnamese, as one file: two would be laid out twice. Run by hand, with the path of
 * `PlusJakartaSans[wght].ttf` (2.071, https://github.com/tokotype/PlusJakartaSans); fonts.css names the same characters.
 */
const [, , source = ''] = process.argv;
const target = 'src/ui/theme/fonts';

const css = await readFile('src/ui/theme/fonts.css', 'utf8');
const [, ranges = ''] = /text\.woff2[^}]*unicode-range:([^;]*);/.exec(css) ?? [];
const characters = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from, to = from]) => {
  const [first, last] = [Number.parseInt(from!, 16), Number.parseInt(to!, 16)];
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
});
const subset = await subsetFont(await readFile(source), characters.join(''), { targetFormat: 'woff2' });
await writeFile(`${target}/text.woff2`, subset);
await copyFile('fonts/LICENSE-PlusJakartaSans.txt', `${target}/LICENSE-PlusJakartaSans.txt`);
console.log(`${target}/text.woff2: ${characters.length} characters, ${subset.length} bytes`);
