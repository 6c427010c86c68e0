import { describe, expect, it } from 'vitest';
import { createIsProtectedName } from './protectedNames.ts';
import { isReservedName } from './reservedNames.ts';
import { bareSkeleton, skeleton } from '#domain/door/skeleton.ts';

describe('what a name looks like', () => {
  it.each([
    ['Tạ Biên', 'ТẠ ВIÊN'],
    ['Tạ Biên', 'T\u200bạ\u2060 Bi\u00adên\ufeff'],
    ['Tạ Biên', 'Ｔạ  Ｂｉên'],
    ['Tạ Biên', 'Tạ Biên'.normalize('NFD')],
    ['Paco', 'Расо'],
    ['Paco', '𝓟𝓪𝓬𝓸'],
  ])('S-18: %s and %s are the same to a reader', (one, other) => {
    expect(skeleton(other)).toBe(skeleton(one));
  });

  it.each([
    ['Tạ', 'Ta'],
    ['Đan', 'Dan'],
    ['Mơ', 'Mo'],
    ['Thư', 'Thu'],
    ['小明', '小朋'],
  ])('S-18: %s and %s are two names', (one, other) => {
    expect(skeleton(other)).not.toBe(skeleton(one));
  });

  it.each([
    ['Linh Mai', 'linh.mai'],
    ['Linh Mai', 'L1nh_Mai'],
    ['Linh Mai', 'Iinh rnai'],
    ['Đình Ấm', 'dinh am'],
  ])('S-18: beside a known one %s may be taken for %s', (one, other) => {
    expect(bareSkeleton(other)).toBe(bareSkeleton(one));
  });
});

describe('reserved names', () => {
  it.each([
    ...['Khán Đài', 'khan dai', 'Khán\u200b Đài', 'KHANDAI', 'Khán Đài Official', 'Кhán Đài', 'K.h.a.n.d.a.i'],
    ...['Admin', 'admin123', 'Аdmіn', '@dm1n', 'Ad min', 'Admin Hùng', 'Administrator', 'Moderator'],
    ...['Mod', 'mod 2', 'STAFF', 'support', 'Hệ thống', 'Hỗ trợ', 'Ban Quản Trị', 'Quản trị viên Lan', 'BLV'],
    ...['管理員', '官方帳號', '系統', '客服小美'],
  ])('S-18: %s is nobody’s', (name) => {
    expect(isReservedName(name)).toBe(true);
  });

  it.each([
    ...['Minh', 'Nguyễn Văn Hỗ', 'Trần Quản', 'Badminton', 'Modric', 'Hà Đài', 'Khánh Đài Trang', 'Thị Mỹ Mỹ'],
    ...['Sĩ Tử 1999', 'Hạnh Phúc', 'Đỗ Quyên', 'Mèo Mập', '小明', '888', '7 viên ngọc rồng', 'Modern Talking'],
  ])('S-18: %s is anybody’s', (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});

describe('names of those who stand for the portal', () => {
  const isProtected = createIsProtectedName(async () => [{ userId: 'm1', name: 'Tạ Biên' }]);
  it.each(['Tạ Biên', 'tạ biên', 'Ta Bien', 'BLV Tạ Biên', 'Tạ\u2063Biên', 'Тạ Вiên', 'ta.bien'])(
    'S-18: %s is theirs alone',
    async (name) => {
      expect(await isProtected(name, null)).toBe(true);
      expect(await isProtected(name, 'm2')).toBe(true);
      expect(await isProtected(name, 'm1')).toBe(false);
    },
  );

  it('S-18: others go on bearing their own, twice too', async () => {
    for (const name of ['Minh', 'Tạ Biên Thuỳ', 'Biên']) expect(await isProtected(name, null)).toBe(false);
  });
});
