import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const repository = resolve(import.meta.dirname, '../..');
/** The numbers of the rows of the checklist in docs/security.md. */
const linesIn = (page: string): readonly number[] =>
  [...page.matchAll(/^\| +(\d+) +\|/gm)].map(([, number]) => Number(number));

/** The rows that test titles refer to: 'items 20 and 38: …'. */
const itemsIn = (text: string): readonly number[] =>
  [...text.matchAll(/\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].flatMap(([, , title = '']) =>
    [...title.matchAll(/\bitems? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, numbers = '']) =>
      numbers.split(/, | and /).map(Number),
    ),
  );

describe('the checklist of docs/security.md', () => {
  const lines = linesIn(readFileSync(join(repository, 'docs/security.md'), 'utf8'));
  const tested = new Set(
    globSync('{src,server,tools,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: repository }).flatMap((file) =>
      itemsIn(readFileSync(join(repository, file), 'utf8')),
    ),
  );

  it('is whole', () => {
    expect(lines).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });

  it('has a test for every line', () => {
    expect(lines.filter((line) => !tested.has(line))).toEqual([]);
  });

  it('is what the tests speak of: none names a line that is not there', () => {
    expect([...tested].filter((item) => !lines.includes(item))).toEqual([]);
  });
});

describe('a title', () => {
  it.each([
    ["it('item 4: kept', () => {})", [4]],
    ["it.each(all)('AUTH-3, item 11: ends', run)", [11]],
    ["test(\n  'items 20, 38 and 5: logged',\n", [20, 38, 5]],
    ['describe("item 9: a code", () => {})', [9]],
    ['// item 7 is proven elsewhere', []],
    ["expect(said).toBe(x); // 'item 3'", []],
  ])('%j names %j', (text, items) => {
    expect(itemsIn(text)).toEqual(items);
  });
});
