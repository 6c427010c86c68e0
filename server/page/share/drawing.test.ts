import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locale.ts';
import { createPageWords } from '../pageWords.ts';
import { readWords } from '../build.ts';
import { squaresOf } from '../../shared/files/squares.ts';
import { projectRoot } from '../../testing/buildFixture.ts';
import { fakeMatch } from '../../testing/fakeContent.ts';
import { DRAWN_AS } from './address.ts';
import { drawShared, textsOf } from './draw.ts';
import { openLettering } from './lettering.ts';
import { createSharePictures } from './sharePictures.ts';
import { sharedMatch, type Shared } from './shared.ts';

const fonts = join(projectRoot, 'fonts');
const letteringFor = openLettering(fonts);
const board: Shared = { ...sharedMatch(fakeMatch()), locale: 'vi' };
const named = (name: string): Shared => ({ kind: 'name', name, locale: 'vi' });
const draw = async (shared: Shared) => drawShared(await letteringFor(textsOf(shared)), shared);

describe('letters', () => {
  const titles = readWords(join(projectRoot, 'locales'));
  it.each(locales.map(({ code }) => code))('every word of the titles in %s has its outlines', async (locale) => {
    const words = Object.values(titles[locale]?.['titles'] ?? {}).flatMap((one) =>
      typeof one === 'string' ? [one] : Object.values(one as Record<string, string>),
    );
    expect(words.length).toBeGreaterThan(20);
    const lettering = await letteringFor(words);
    const missing = words.filter((text) => lettering.widthOf(text, { face: 'strong', size: 84 }) === null);
    expect(missing).toEqual([]);
    expect(createPageWords(titles).title('menu', locale)).not.toBe('');
  });

  it('are the same however their marks are composed, and emojis are left out', async () => {
    const one = await draw(named('Điều kiện'));
    expect(await draw(named('Điều kiện 🎉'.normalize('NFD')))).toBe(one);
  });

  it('a text with a sign that has none is not drawn at all, rather than with a hole', async () => {
    expect(await draw(named('Phòng عربي'))).toBe(await draw(named('')));
  });

  it('a long text gets smaller, and is cut at last', async () => {
    const long = await draw(named('Một cái tên rất dài '.repeat(20)));
    expect(long).not.toMatch(/NaN|undefined/);
    expect(await draw(named('Một cái tên rất dài '.repeat(40)))).toBe(long);
  });
});

it('nothing of a name stands in a picture but as outlines', async () => {
  const hostile = '"><image href="file:///etc/passwd"/><text>&x;';
  const side = { id: 'x', name: hostile, logo: hostile };
  const svg = await draw({ ...sharedMatch(fakeMatch({ home: hostile, localteam: side })), locale: 'en' });
  expect(svg).not.toMatch(/<text|<image|href|passwd|&x/);
});

it('whoever draws in another way gives pictures another address: DRAWN_AS counts on, and this hash is written anew', async () => {
  const svgs = await Promise.all([draw(board), draw(named('Lịch trực tiếp hôm nay'))]);
  const hash = createHash('sha256').update(svgs.join('')).digest('hex').slice(0, 16);
  expect({ [DRAWN_AS]: hash }).toEqual({ 1: 'fb3aa53d2c5a55e0' });
});

describe('pictures that are kept', () => {
  let scratch: string;
  beforeAll(() => void (scratch = mkdtempSync(join(tmpdir(), 'drawing-'))));

  it('one is drawn once for all who ask, kept, and leaves no file behind', async () => {
    const pictures = createSharePictures({ fonts, scratch });
    const [one, other] = await Promise.all([pictures('a', board), pictures('a', board)]);
    expect(Buffer.isBuffer(one)).toBe(true);
    expect(other).toBe(one);
    expect(await pictures('a', board)).toBe(one);
    expect(readdirSync(scratch)).toEqual([]);
  });

  it('they take no more memory than they may: the one that nobody asked for longest goes', async () => {
    const pictures = createSharePictures({ fonts, scratch, maxBytes: 150_000 });
    const [a] = [await pictures('a', named('A')), await pictures('b', named('B'))];
    expect(await pictures('a', named('A'))).toBe(a);
    await pictures('c', board);
    expect(await pictures('b', named('B'))).not.toBe(a);
    const many = createSharePictures({ fonts, scratch, maxBytes: 1 });
    expect(await many('a', named('A'))).not.toBe(await many('a', named('A')));
  });

  it('beyond those that may wait it is 503, and the next one is drawn again', async () => {
    const pictures = createSharePictures({ fonts, scratch, maxWaiting: 1 });
    const three = await Promise.all(['a', 'b', 'c'].map((version) => pictures(version, named(version))));
    expect(three[2]).toMatchObject({ code: 503 });
    expect(Buffer.isBuffer(await pictures('c', named('c')))).toBe(true);
  });

  it('a member cannot have bytes drawn that are SVG: it is read of our own files alone', async () => {
    await createSharePictures({ fonts, scratch })('a', named('A'));
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    const disguised = Buffer.from(`RIFFaaaaWEBPVP8 ${svg}`);
    expect(await squaresOf(disguised, [96])).toMatchObject({ code: 422 });
  });
});
