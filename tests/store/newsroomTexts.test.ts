import sharp from 'sharp';
import { expect, it } from 'vitest';
import { granted } from './support/context.ts';
import { onEveryEngine } from './support/engines.ts';
import { codeOf, content, fieldsOf, newsroomWorld, version } from './support/newsroomWorld.ts';

onEveryEngine('what is written in the newsroom', (open) => {
  const { room, by, press, begin, readers, upload } = newsroomWorld(open);

  it('says what a release lacks, and stores drafts that lack it', async () => {
    const draft = await begin({
      ...{ category: 'khong-co', spoilerFor: ['f1'], cover: { url: '/news-art/a.svg', w: 640, h: 360 } },
      versions: { vi: version('', { blocks: [] }) },
    });
    expect(fieldsOf(await room().release(press(draft), by()))).toEqual({
      ...{ category: 'unknown', 'versions.vi.title': 'empty', 'versions.vi.blocks': 'empty' },
      ...{ 'versions.vi.safeTitle': 'empty', 'versions.vi.safeSummary': 'empty', 'versions.vi.coverAlt': 'empty' },
    });
  });

  it('X20: names the blocks whose thing is not there, and cleans texts, addresses and pictures', async () => {
    const wrong = version('Bài', {
      blocks: [
        { kind: 'match', fixtureId: 'f9' },
        { kind: 'picture', picture: { url: 'https://elsewhere.example/a.png', w: 10, h: 10, alt: '' } },
        { kind: 'tip', tipId: 't1' },
        { kind: 'room', roomId: 'r9' },
      ],
    });
    const answer = await room().put(
      {
        rev: 0,
        clientId: 'w',
        ...content({ versions: { vi: wrong }, targets: [{ type: 'team', id: 'm9' }], spoilerFor: ['f9'] }),
      },
      by(),
    );
    expect(Object.keys(fieldsOf(answer) ?? {})).toEqual([
      ...['versions.vi.blocks.0', 'versions.vi.blocks.1', 'versions.vi.blocks.3', 'targets.0', 'spoilerFor.0'],
    ]);
    expect(granted(await room().list({}, by())).list).toEqual([]);
    const hostile = version('Bài <script>x</script>\u202e', {
      blocks: [
        { kind: 'paragraph', spans: [{ text: 'xin <b onclick=x>chào</b>', to: 'javascript:alert(1)' }] },
        { kind: 'paragraph', spans: [{ text: 'tới', to: 'https://khandai.example/tin-tuc?utm_source=x' }] },
        { kind: 'heading', spans: [{ text: ' \u2060 ' }] },
        { kind: 'table', leagueId: 'l1', leagueName: 'Giả', leagueSlug: '../x', season: '2026', teams: [] },
        { kind: 'picture', picture: { url: 'https://anh.example/a.png', w: 10, h: 10, alt: '<i>x</i>' } },
      ],
    });
    expect((await begin({ versions: { vi: hostile } })).content.versions.vi).toMatchObject({
      title: 'Bài x',
      blocks: [
        { kind: 'paragraph', spans: [{ text: 'xin chào' }] },
        { kind: 'paragraph', spans: [{ text: 'tới', to: '/tin-tuc' }] },
        { kind: 'table', leagueName: 'Giải Đồng Bằng', leagueSlug: 'dong-bang' },
        { kind: 'picture', picture: { alt: 'x' } },
      ],
    });
  });

  it('adds entries to a live blog for readers at once, of two at the same time both', async () => {
    const entry = (text: string) => ({ label: "67'", about: 'goal' as const, title: '', text });
    const blog = granted(
      await room().release(
        press(await begin({ live: true, versions: { vi: version('Trực tiếp', { blocks: [] }) } })),
        by(),
      ),
    );
    const add = (text: string, who: string) =>
      room().liveEntry({ articleId: blog.articleId, lang: 'vi', entry: entry(text), clientId: text }, by(who));
    const answers = await Promise.all([add('một', 'lan'), add('hai', 'minh'), add('một', 'lan')]);
    expect(answers.map(codeOf)).toEqual([200, 200, 200]);
    const [shown] = await readers();
    expect(shown).toMatchObject({ live: true });
    expect(
      shown!.blocks.flatMap((block) => ('spans' in block ? block.spans.map(({ text }) => text) : [])).toSorted(),
    ).toEqual(['hai', 'một']);
    const after = granted(await room().detail({ articleId: blog.articleId }, by()));
    expect(after).toMatchObject({ rev: 3, releasedRev: 3, ahead: false });
    const notLive = await begin();
    expect(
      codeOf(
        await room().liveEntry({ articleId: notLive.articleId, lang: 'vi', entry: entry('x'), clientId: 'n' }, by()),
      ),
    ).toBe(409);
  });

  it('makes a picture of an upload, the same for a press that came twice, and refuses what is none', async () => {
    upload({
      good: await sharp({ create: { width: 400, height: 300, channels: 3, background: 'green' } })
        .png()
        .toBuffer(),
      bad: Buffer.from('GIF89a no picture at all'),
    });
    const picture = granted(await room().picture({ uploadId: 'good' }, by()));
    expect(picture).toMatchObject({
      w: 400,
      h: 300,
      url: expect.stringMatching(/^\/media\/news\/[0-9a-f]{24}\.webp$/u),
    });
    expect(await room().picture({ uploadId: 'good' }, by())).toEqual(picture);
    expect(fieldsOf(await room().picture({ uploadId: 'bad' }, by()))).toEqual({ body: 'unreadable' });
    expect(codeOf(await room().picture({ uploadId: 'no' }, by()))).toBe(404);
  });

  it('X20: of a pasted text only words stay, with what is a link', async () => {
    const html =
      '<h2 style="x">Mưa</h2><p>xin <b>chào</b> <a href="/x">a</a> <a href="https://bao.example/1?fbclid=2">b</a><script>x()</script></p><iframe src=x></iframe>';
    expect(granted(await room().paste({ html }, by()))).toEqual([
      { kind: 'heading', spans: [{ text: 'Mưa' }] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'xin ' },
          { text: 'chào', bold: true },
          { text: ' ' },
          { text: 'a' },
          { text: ' ' },
          { text: 'b', to: 'https://bao.example/1' },
        ],
      },
    ]);
  });
});
