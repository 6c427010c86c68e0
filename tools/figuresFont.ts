import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** The characters of scores, minutes, kick-off times and countdowns (DESIGN, Type). */
const characters = "0123456789: '+-–×./";
const source = 'node_modules/@fontsource/sofia-sans-extra-condensed';
const target = 'src/ui/theme/fonts';

const whole = await readFile(`${source}/files/sofia-sans-extra-condensed-latin-800-normal.woff2`);
const subset = await subsetFont(whole, characters, { targetFormat: 'woff2' });
await writeFile(`${target}/figures.woff2`, subset);
await copyFile(`${source}/LICENSE`, `${target}/LICENSE-SofiaSansExtraCondensed.txt`);
console.log(`${target}/figures.woff2: ${subset.length} bytes`);
