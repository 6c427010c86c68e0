import { beforeEach, describe, expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { memoryLimits } from '../memoryLimits.ts';
import { createDoorService, type DoorService } from './door.ts';

const DAY_MS = 86_400_000;
let now = 0;
let service: DoorService;
beforeEach(() => {
  now = 100 * DAY_MS;
  const clock = () => now;
  service = createDoorService({
    read: async () => ({ version: '1', content: {} }),
    removedHashes: async () => [],
    // Users whose id begins with "old" have been members for long.
    memberSince: async (userId) => (userId.startsWith('old') ? 0 : now - DAY_MS * 1.5),
    ...{ clock, limits: true, limitStore: memoryLimits(clock) },
  });
});
const say = async (text: string, userId = 'old', place = 'chatroom.30', key: string | null = null) => {
  now += 1000;
  const who = { userId, siteRoleId: SITE_ROLES.member };
  return (await service.judge({ kind: 'chat', text, most: 500, who, place, key }))?.reason ?? null;
};

const BASE = 'Vào nhóm kín của mình để nhận kèo thơm mỗi ngày nhé anh em ơi';
/** Variations that a spammer makes from one message to the next. */
const same: readonly string[] = [
  BASE,
  BASE.toUpperCase(),
  'vao nhom kin cua minh de nhan keo thom moi ngay nhe anh em oi',
  `${BASE}!!! 🔥🔥`,
  BASE.replaceAll(' ', '.'),
  `${BASE} 1`,
  'Vàooo nhóm kín của mình để nhận kèo thơm mỗi ngày nhé anh em ơiiii',
  'Ｖào nhóm kín của mình để nhận kèo thơm mỗi ngày nhé anh em ơi',
];
/** Similar texts that are nevertheless different messages. */
const different: readonly string[] = [
  'Vào rồi',
  'Vào rồi anh em',
  'Tỉ số 2-1',
  'Tỉ số 3-1',
  'Tỉ số 3-2',
  'Phút 87, Nắng Sớm đá phạt góc bên trái',
  'Phút 88, Bến Gỗ phản công rất nhanh',
  'Hay quá',
  'Hay quá trời',
  '進球了',
  '又進球了',
  'Great goal',
  'Great save',
];

describe('what is said again', () => {
  it('X16: the same in other letters, marks, signs and figures is the same, from the fourth time on', async () => {
    const ends: (string | null)[] = [];
    for (const text of same) ends.push(await say(text));
    expect(ends).toEqual([null, null, null, ...Array.from({ length: same.length - 3 }, () => 'repeated')]);
  });
  it('X16: it may be said again once two minutes have passed, and what is different at any time', async () => {
    for (const text of same.slice(0, 3)) await say(text);
    for (const text of different) expect([text, await say(text)]).toEqual([text, null]);
    expect(await say(BASE)).toBe('repeated');
    now += 120_000;
    expect(await say(BASE)).toBeNull();
  });
  it('X16: it is counted over all places of one member, and once for what is sent again after a lost answer', async () => {
    for (const [i, place] of ['chatroom.30', 'private.b', '/other/api/comment/create'].entries())
      for (const _ of [1, 2, 3]) expect(await say(BASE, 'old', place, `k${i}`)).toBeNull();
    expect(await say(BASE, 'old', 'chatroom.31', 'k9')).toBe('repeated');
    expect(await say(BASE, 'old2', 'chatroom.31', 'k9')).toBeNull();
  });
  it('X16: one key for many places excuses nothing', async () => {
    const ends: (string | null)[] = [];
    for (let i = 0; i < 5; i += 1) ends.push(await say(BASE, 'old', `chatroom.${i}`, 'k'));
    expect(ends).toEqual([null, null, null, 'repeated', 'repeated']);
  });
  it('X16: of many new accounts with one text in one place the fourth is stopped, and nobody who has been here for long', async () => {
    const ends: (string | null)[] = [];
    for (const [i, text] of same.slice(0, 5).entries()) ends.push(await say(text, `new${i}`));
    expect(ends).toEqual([null, null, null, 'repeated', 'repeated']);
    expect([await say(BASE, 'old'), await say(BASE, 'new9', 'chatroom.31')]).toEqual([null, null]);
    // Cheers are short, and everybody writes the same ones.
    for (let i = 0; i < 8; i += 1) expect(await say('Vào!!!', `new${i}`)).toBeNull();
  });
});
