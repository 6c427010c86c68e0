import { describe, expect, it } from 'vitest';
import { countryOf } from './countries.ts';
import { genreOf } from './genres.ts';
import { readNfo } from './nfo.ts';
import { readXml, XmlFault } from './xml.ts';

const faultOf = (text: string): readonly [number, string] | null => {
  try {
    readXml(text);
    return null;
  } catch (error) {
    return error instanceof XmlFault ? [error.line, error.message] : null;
  }
};

describe('XML as NFOs have it', () => {
  it('elements, attributes, entities, CDATA and comments; what stands behind the first element is left', () => {
    const root = readXml(
      '<?xml version="1.0"?><!DOCTYPE movie [<!ENTITY x "y">]><!-- <a> --><movie id="1&amp;2"><t>A &lt; &#272;&#x111; &x;</t><c><![CDATA[<b>]]></c><e/></movie>\nhttps://example.org',
    );
    expect([root.attributes, root.children.map(({ name, text }) => [name, text])]).toEqual([
      { id: '1&2' },
      [
        ['t', 'A < Đđ &x;'],
        ['c', '<b>'],
        ['e', ''],
      ],
    ]);
  });
  it('what is broken is told by its line', () => {
    expect(faultOf('<a>\n<b>\n</a>')).toEqual([3, 'closes a, which is not open']);
    expect(faultOf('<a>\n1 < 2</a>')).toEqual([2, 'has a "<" that begins no element']);
    expect(faultOf('<a><b></b>')).toEqual([1, 'ends within a']);
    expect(faultOf('no xml')).toEqual([1, 'has no element']);
    expect(faultOf('<a>'.repeat(40))?.[1]).toBe('is nested deeper than 32');
  });
});

describe('an NFO of Kodi', () => {
  it('of an episode', () => {
    const nfo =
      '<episodedetails><title>Phà</title><season>1</season><episode>2</episode><aired>2025-02-03</aired><runtime>45</runtime></episodedetails>';
    expect(readNfo(nfo)).toEqual({
      kind: 'episodedetails',
      facts: { title: 'Phà', season: 1, episode: 2, aired: '2025-02-03', year: 2025, durationSec: 2700 },
    });
  });
  it('of something else is none, and a value out of range is left out', () => {
    expect(readNfo('<artist><name>x</name></artist>')).toBeNull();
    expect(readNfo('<movie><year>12</year><title></title></movie>')).toEqual({ kind: 'movie', facts: {} });
  });
});

it('genres and countries by their names in our languages', () => {
  expect(['Sci-Fi & Fantasy', 'Kinh dị', 'War', '戰爭', 'Noir'].map(genreOf)).toEqual([
    ...['science-fiction', 'horror', 'war', '', 'noir'],
  ]);
  expect(['Germany', 'Việt Nam', 'vn', '美國', 'USA', 'Nowhere'].map(countryOf)).toEqual([
    ...['DE', 'VN', 'VN', 'US', 'US', null],
  ]);
});
