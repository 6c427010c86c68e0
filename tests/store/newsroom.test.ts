import { expect, it } from 'vitest';
import { SITE_ROLES } from '#domain/auth/auth.ts';
import { sql } from '#server/database/sql.ts';
import { keptNewsroom } from '#server/news/room/newsroom.store.ts';
import { granted } from './support/context.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { codeOf, content, fieldsOf, HOUR, newsroomWorld, version } from './support/newsroomWorld.ts';

onEveryEngine('the newsroom', (open) => {
  const { room, by, press, begin, readers, stand, waiting } = newsroomWorld(open);

  it('lets nobody in but the roles leaderOperator and qc', async () => {
    for (const [role, siteRoleId] of Object.entries(SITE_ROLES)) {
      const answer = await room().list({}, by('x', NOW, siteRoleId));
      expect([role, codeOf(answer)]).toEqual([role, role === 'leaderOperator' || role === 'qc' ? 200 : 403]);
    }
  });

  it('offers every category of the portal where nobody has written yet', async () => {
    const shelves = granted(await room().shelves({}, by()));
    expect(shelves.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['hau-truong', 'bong-ro', 'esport']));
    expect(shelves.find(({ slug }) => slug === 'hau-truong')?.types.map(({ slug }) => slug)).toContain('san-bai');
  });

  it('keeps an article from readers until it is released, at once, and then corrects it with both versions kept', async () => {
    const draft = await begin();
    expect(draft).toMatchObject({ rev: 1, state: 'draft', ahead: false, title: 'Quạt điện không thổi', from: null });
    expect(await readers()).toEqual([]);
    const out = granted(await room().release(press(draft), by()));
    expect(out).toMatchObject({ state: 'released', rev: 1, releasedRev: 1, releaseAt: NOW });
    expect(await readers()).toMatchObject([
      { createdAt: NOW, author: { name: 'Lan' }, blocks: [{ kind: 'paragraph' }] },
    ]);

    const next = content({ versions: { vi: version('Quạt điện có thổi') } });
    const ahead = granted(await room().put({ ...press(out), ...next }, by('minh', NOW + HOUR)));
    expect(ahead).toMatchObject({ rev: 2, releasedRev: 1, ahead: true, state: 'released', changedBy: 'minh' });
    expect((await readers())[0]!.versions.vi!.title).toBe('Quạt điện không thổi');
    granted(await room().release(press(ahead), by('minh', NOW + HOUR)));
    const [corrected] = await readers(NOW + HOUR);
    expect(corrected).toMatchObject({ createdAt: NOW, updatedAt: NOW + HOUR });
    expect(corrected!.versions.vi).toMatchObject({ title: 'Quạt điện có thổi' });
    expect(`/tin-tuc/hau-truong/cau-chuyen/${corrected!.versions.vi!.slug}`).toBe(out.paths.vi);

    const old = granted(await room().detail({ articleId: draft.articleId, rev: 1 }, by()));
    expect([old.shown, old.rev, old.content.versions.vi?.title]).toEqual([1, 2, 'Quạt điện không thổi']);
    const acts = granted(await room().revisions({ articleId: draft.articleId }, by()));
    expect(acts.map(({ what, rev, by: who }) => `${what} ${rev} ${who}`)).toEqual([
      ...['released 2 minh', 'put 2 minh', 'released 1 lan', 'put 1 lan'],
    ]);
  });

  it('gives an article to readers at its minute, and not before', async () => {
    const scheduled = granted(await room().schedule({ ...press(await begin()), at: NOW + HOUR }, by()));
    expect(scheduled).toMatchObject({ state: 'scheduled', releaseAt: NOW + HOUR });
    expect([(await readers(NOW + HOUR - 1)).length, (await readers(NOW + HOUR)).length]).toEqual([0, 1]);
    expect(granted(await room().detail({ articleId: scheduled.articleId }, by('lan', NOW + HOUR))).state).toBe(
      'released',
    );
    expect(fieldsOf(await room().schedule({ ...press(scheduled), at: NOW }, by()))).toEqual({ at: 'past' });
    expect(codeOf(await room().schedule({ ...press(scheduled), at: NOW + 2 * HOUR }, by('lan', NOW + HOUR)))).toBe(409);
  });

  it('of two editors at once, the second is told of the newer revision and nothing is lost', async () => {
    const draft = await begin();
    const [first, second] = await Promise.all(
      ['lan', 'minh'].map((who) => room().put({ ...press(draft), ...content({ byline: who }) }, by(who))),
    );
    expect([codeOf(first), codeOf(second)].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const after = granted(await room().detail({ articleId: draft.articleId }, by()));
    expect([after.rev, ['lan', 'minh'].includes(after.content.byline)]).toEqual([2, true]);
  });

  it('does what was pressed twice once', async () => {
    const once = { rev: 0, clientId: 'same', ...content() };
    const [a, b] = [granted(await room().put(once, by())), granted(await room().put(once, by()))];
    expect(b).toEqual(a);
    const release = press(a);
    granted(await room().release(release, by()));
    granted(await room().release(release, by()));
    expect(granted(await room().revisions({ articleId: a.articleId }, by())).length).toBe(2);
    expect(codeOf(await room().release(press(a), by()))).toBe(409);
  });

  it('takes two people to release where the operator wishes it, and a change asks anew', async () => {
    const two = room('two');
    const asked = granted(await two.release(press(await begin()), by('lan')));
    expect(asked).toMatchObject({ state: 'waiting', asked: { by: 'lan', mine: true, at: null } });
    expect(waiting()).toMatchObject(
      ['minh', 'an'].map((userId) => ({
        ...{ userId, kind: 'articleWaits', params: { title: 'Quạt điện không thổi', name: 'lan' } },
        goTo: `/tin-tuc/toa-soan?bai=${asked.articleId}`,
      })),
    );
    expect(await readers()).toEqual([]);
    expect(codeOf(await two.approve(press(asked), by('lan')))).toBe(403);
    const changed = granted(await two.put({ ...press(asked), ...content({ byline: 'Minh' }) }, by('minh')));
    expect(changed).toMatchObject({ state: 'draft', asked: null });
    expect(codeOf(await two.approve(press(changed), by('hoa')))).toBe(409);
    const again = granted(await two.schedule({ ...press(changed), at: NOW + HOUR }, by('minh')));
    expect(granted(await two.list({ state: 'waiting' }, by())).list).toHaveLength(1);
    const agreed = granted(await two.approve(press(again), by('lan')));
    expect(agreed).toMatchObject({ state: 'scheduled', releaseAt: NOW + HOUR, asked: null });
    expect((await readers(NOW + HOUR)).length).toBe(1);
  });

  it('B2: who has to agree is told no result, and where nobody has to, nobody is told', async () => {
    const vi = version('Bến Gỗ thắng 2–1', { safeTitle: 'Bến Gỗ – Nắng Sớm', safeSummary: 'Đã đá xong.' });
    granted(await room().release(press(await begin()), by('lan')));
    expect(waiting()).toEqual([]);
    granted(await room('two').release(press(await begin({ spoilerFor: ['f1'], versions: { vi } })), by('lan')));
    expect(waiting().map(({ params }) => params['title'])).toEqual(['Bến Gỗ – Nắng Sớm', 'Bến Gỗ – Nắng Sớm']);
    expect(codeOf(await room('two').release({ ...press(await begin()), rev: 7 }, by('lan')))).toBe(409);
    expect(waiting().length).toBe(2);
  });

  it('leads from an old address: of a language that is gone, and of another type', async () => {
    const versions = { vi: version('Gió lặng'), en: version('No wind') };
    const first = granted(await room().release(press(await begin({ versions })), by()));
    const slugOf = (path: string | undefined) => path?.split('/').at(-1) ?? '';
    const changed = granted(await room().put({ ...press(first), ...content({ type: 'san-bai' }) }, by()));
    granted(await room().release(press(changed), by()));
    const { bySlug } = await stand();
    const found = bySlug.get(slugOf(first.paths.en));
    expect([found?.article.articleId, found?.lang]).toEqual([first.articleId, 'vi']);
    expect(bySlug.get(slugOf(first.paths.vi))?.article.type).toBe('san-bai');
  });

  it('takes an article from readers, keeps all of it, and gives it back', async () => {
    const out = granted(await room().release(press(await begin()), by()));
    const gone = granted(await room().withdraw(press(out), by()));
    expect([gone.state, (await readers()).length, codeOf(await room().withdraw(press(gone), by()))]).toEqual([
      'withdrawn',
      0,
      409,
    ]);
    const back = granted(await room().revert({ ...press(gone), to: 1 }, by()));
    expect(back).toMatchObject({ rev: 2, state: 'withdrawn' });
    expect(granted(await room().release(press(back), by())).paths).toEqual(out.paths);
    expect((await readers()).length).toBe(1);
  });

  it('takes over what a feed brought, which neither the feed nor its end changes then', async () => {
    await open().run(
      sql`insert into article (article_id, category, type, created_ts, data, source, state)
          values (${'feed1'}, ${'hau-truong'}, ${'cau-chuyen'}, ${NOW - HOUR},
                  ${'{"author":{"name":"Báo","picture":null},"cover":null,"targets":[],"spoilerFor":[],"source":{"name":"Báo","url":"https://bao.example/1"}}'},
                  ${'https://bao.example/rss?key=secret'}, ${'draft'})`,
    );
    await open().run(
      sql`insert into article_version (article_id, lang, slug, data, blocks)
          values (${'feed1'}, ${'vi'}, ${'tu-bao'}, ${'{"title":"Từ báo","summary":"","coverAlt":"","tags":[],"readMin":1}'},
                  ${'[{"kind":"paragraph","spans":[{"text":"Mưa."}]}]'})`,
    );
    const [row] = granted(await room().list({ state: 'draft' }, by())).list;
    expect(row).toMatchObject({ rev: 0, title: 'Từ báo', langs: ['vi'], from: 'bao.example', changedBy: null });
    const draft = granted(await room().detail({ articleId: 'feed1' }, by()));
    const edited = granted(await room().put({ ...press(draft), ...draft.content, byline: 'Lan' }, by()));
    expect(edited).toMatchObject({ rev: 1, from: null });
    expect(granted(await room().detail({ articleId: 'feed1', rev: 0 }, by())).content.byline).toBe('Báo');
    granted(await room().release(press(edited), by()));
    expect(await readers()).toMatchObject([
      { source: { name: 'Báo' }, author: { name: 'Lan' }, versions: { vi: { slug: 'tu-bao' } } },
    ]);
  });

  it('names nobody who is erased, and tells a member what they did', async () => {
    const draft = await begin();
    const kept = keptNewsroom(open());
    expect(await kept.tell('lan')).toMatchObject([{ articleId: draft.articleId, what: 'put', rev: 1 }]);
    await open().transaction(async (queries) => void (await kept.erase(queries, 'lan')));
    expect(granted(await room().revisions({ articleId: draft.articleId }, by()))[0]!.by).toBeNull();
  });

  it('lists in slices without a repetition, what was worked on last first', async () => {
    for (let i = 0; i < 35; i++)
      granted(
        await room().put(
          { rev: 0, clientId: `many${i}`, ...content({ versions: { vi: version(`Bài ${i}`) } }) },
          by('lan', NOW + i),
        ),
      );
    const first = granted(await room().list({}, by()));
    const second = granted(await room().list({ cursor: first.next! }, by()));
    const titles = [...first.list, ...second.list].map(({ title }) => title);
    expect([titles[0], titles.length, new Set(titles).size, second.next]).toEqual(['Bài 34', 35, 35, null]);
  });
});
