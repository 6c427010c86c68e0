import { describe, expect, it } from 'vitest';
import { PEOPLE, type Ties } from '#domain/people/people.ts';
import { sql } from '#server/database/sql.ts';
import { peopleStore } from '#server/people/people.store.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { peopleWorld } from './support/peopleWorld.ts';

onEveryEngine('lists of members', (database) => {
  const world = peopleWorld(database);
  const { time, register, by, find } = world;

  describe('lists', () => {
    const listed = ['friend', 'requested', 'incoming', 'blocked'] as const;
    const count = PEOPLE.pageSize + 3;

    it.each(listed)('go on from where the page before ended, each member once: %s', async (of) => {
      const viewer = await register('Đông Bạn');
      const store = peopleStore(database());
      const ids = Array.from({ length: count }, (_, i) => `m${of}-${String(i).padStart(3, '0')}`);
      const lines: Readonly<Record<(typeof listed)[number], Ties>> = {
        friend: { own: 'friend', others: 'friend' },
        requested: { own: 'unheard', others: 'blocked' },
        incoming: { own: null, others: 'asked' },
        blocked: { own: 'blocked', others: null },
      };
      for (const [i, userId] of ids.entries()) {
        await database().run(sql`
          insert into member (user_id, username, password_hash, nickname, site_role_id, level, vip, created_at)
          select ${userId}, ${userId}, password_hash, nickname, site_role_id, level, vip, created_at
          from member where user_id = ${viewer.userId}`);
        // Two at each time: a page boundary between them must lose none.
        await store.change(viewer.userId, userId, () => lines[of], NOW + Math.floor(i / 2));
      }
      const first = granted(await world.area.handlers.list({ state: of }, by(viewer)));
      expect([first.list.length, first.total]).toEqual([PEOPLE.pageSize, count]);
      const second = granted(await world.area.handlers.list({ state: of, cursor: first.next! }, by(viewer)));
      expect([second.list.length, second.total, second.next]).toEqual([3, count, null]);
      const all = [...first.list, ...second.list];
      expect(all.map(({ user }) => user.userId).sort()).toEqual(ids);
      expect(all.map(({ since }) => since)).toEqual(all.map(({ since }) => since).sort((a, b) => b! - a!));
      const end = await world.area.handlers.list({ state: of, cursor: '0.a' }, by(viewer));
      expect(granted(end)).toEqual({ list: [], total: count, next: null });
    });
  });

  describe('the directory', () => {
    it('finds by name, with or without marks, the exact ones first, and never oneself', async () => {
      const viewer = await register('Đường Nhỏ');
      await register('Dương Quá');
      await register('Xóm Đường');
      expect(await find(viewer, 'duong')).toEqual(['Dương Quá', 'Xóm Đường']);
      expect(await find(viewer, 'Đường')).toEqual(['Xóm Đường', 'Dương Quá']);
      expect(await find(viewer, '  đường n ')).toEqual([]);
    });

    it('takes signs of the language of the database for themselves', async () => {
      const viewer = await register('Người Tìm');
      await register('100% Thật');
      await register('100 Thật');
      await register('a_b\\c');
      time.now += 2000;
      expect(await find(viewer, '100%')).toEqual(['100% Thật']);
      expect(await find(viewer, '_b\\')).toEqual(['a_b\\c']);
      expect(await find(viewer, '%%')).toEqual([]);
      expect(await find(viewer, "' or 1=1")).toEqual([]);
    });

    it('follows a name that changes', async () => {
      const viewer = await register('Ai Đó');
      const other = await register('Tên Cũ Kỹ');
      time.now += 2000;
      expect(await find(viewer, 'ten cu ky')).toEqual(['Tên Cũ Kỹ']);
      await world.accounts.handlers.updateInfo({ nickname: 'Tên Mới Tinh' }, by(other));
      time.now += 2000;
      expect([await find(viewer, 'ten cu ky'), await find(viewer, 'ten moi')]).toEqual([[], ['Tên Mới Tinh']]);
    });

    it('refuses what is too short once blanks are gone', async () => {
      expect(await world.area.handlers.find({ q: ' a ' }, by(await register('Ngắn')))).toMatchObject({ code: 422 });
    });
  });
});
