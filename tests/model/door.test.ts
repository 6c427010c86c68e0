import { describe, expect, it } from 'vitest';
import { OPERATOR_HOSTS, OPERATOR_WORDS, refusedNames, refusedTexts } from '../support/door/refusedTexts.ts';
import { disguisedTexts, SHORT_WORDS } from '../support/door/disguisedTexts.ts';
import { plainNames, plainTexts } from '../support/door/plainTexts.ts';
import { honestNames, honestTexts } from '../support/door/honestTexts.ts';
import { createDoor, judgeText } from '#domain/door/judge.ts';

const door = createDoor({ words: [...OPERATOR_WORDS, ...SHORT_WORDS], rules: { links: { hosts: OPERATOR_HOSTS } } });
const NEW = { ageMs: 60_000 };

describe('what the rules refuse', () => {
  const rows = [
    ...refusedTexts.flatMap(([kind, reason, texts]) => texts.map((text) => [kind, reason, text] as const)),
    ...disguisedTexts.flatMap(([reason, texts]) => texts.map((text) => ['chat', reason, text] as const)),
  ];
  it.each(rows)('S-18: in a %s, as %s: %j', (kind, reason, text) => {
    expect(judgeText(door, { kind, text: text.normalize('NFC'), most: 500, ...NEW })?.reason).toBe(reason);
  });
  it.each(refusedNames)('S-18: the name %j, as %s', (name, reason) => {
    expect(judgeText(door, { kind: 'name', text: name.normalize('NFC'), most: 32, ...NEW })?.reason).toBe(reason);
  });
  it('are two hundred and more', () => {
    expect(rows.length + refusedNames.length).toBeGreaterThan(200);
  });
});

describe('what is honest', () => {
  it.each([...honestTexts, ...plainTexts])('X16: a new member says %j', (text) => {
    expect(judgeText(door, { kind: 'chat', text: text.normalize('NFC'), most: 500, ...NEW })).toBeNull();
  });
  it.each([...honestNames, ...plainNames])('S-18: a member is called %j', (name) => {
    expect(judgeText(door, { kind: 'name', text: name.normalize('NFC'), most: 32, ...NEW })).toBeNull();
  });
  it('is two hundred and more', () => {
    expect(honestTexts.length + honestNames.length).toBeGreaterThan(200);
  });
});
