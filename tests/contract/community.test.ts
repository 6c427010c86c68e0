import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import type { Poll } from '#domain/chat/poll.ts';
import type { Group } from '#domain/community/group.ts';
import type { Post, PostSlice } from '#domain/community/post.ts';
import type { Card } from '#domain/social/social.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';
import { asked } from './support/asked.ts';
import { newMember, type Session } from './support/sessions.ts';

onEveryDatabase('community', (url) => {
  let origin: RunningOrigin;
  let [lan, minh, hoa]: Session[] = [];
  beforeAll(async () => {
    origin = await startOrigin({ env: settingsOf(await url()) });
    [lan, minh, hoa] = [await newMember(origin.url), await newMember(origin.url), await newMember(origin.url)];
    await ask(api.people.request, { toUserId: minh!.user.userId }, lan);
    await ask(api.people.accept, { userId: lan!.user.userId }, minh);
  });
  afterAll(() => origin.stop());
  const ask = <A>(call: AnyCall, input: object, who: Session | undefined = lan) =>
    asked<A>(origin.url, call, input, { token: who!.token });
  let made = 0;
  const post = async (input: object, who = lan): Promise<Post> =>
    (await ask<Post>(api.posts.create, { visibility: 'public', clientId: `p${(made += 1)}`, ...input }, who)).data;

  it('SO-3: a post is answered, liked, saved and counted, and a repeat of any of it counts once', async () => {
    const { postId } = await post({ text: 'Tối nay ai ra sân?' });
    const target = { type: 'post', id: postId };
    for (let i = 0; i < 2; i += 1) {
      await ask(api.comments.create, { target, text: 'Tôi đây', clientId: 'c1' }, hoa);
      await ask(api.social.react, { target, kind: 'like', on: true, clientId: 'l1' }, hoa);
      await ask(api.social.save, { target, on: true, clientId: 's1' }, hoa);
    }
    const { data } = await ask<PostSlice>(api.posts.feed, { tab: 'cong-dong' }, minh);
    expect(data.list[0]).toMatchObject({ postId, counters: { likes: 1, saves: 1, comments: 1 } });
    const saved = await ask<PostSlice>(api.posts.feed, { tab: 'da-luu' }, hoa);
    expect(saved.data.list.map((one) => one.postId)).toEqual([postId]);
    const thread = await ask<{ list: { text: string }[] }>(api.posts.thread, { id: postId }, minh);
    expect(thread.data.list.map(({ text }) => text)).toEqual(['Tôi đây']);
    const [card] = (await ask<Card[]>(api.social.cards, { targets: `post:${postId}` })).data;
    expect(card).toMatchObject({ title: 'Tối nay ai ra sân?', path: `/bang-ton/bai/${postId}` });
  });

  it('SO-3: what is for friends is not there for anybody else, in no call that takes its id', async () => {
    const { postId } = await post({ text: 'Chỉ bạn bè', visibility: 'friends' });
    const target = { type: 'post', id: postId };
    const tries: readonly (readonly [AnyCall, object])[] = [
      [api.posts.detail, { id: postId }],
      [api.posts.thread, { id: postId }],
      [api.comments.list, { target: `post:${postId}` }],
      [api.comments.create, { target, text: 'Chào', clientId: 'c2' }],
      [api.social.react, { target, kind: 'like', on: true, clientId: 'l2' }],
      [api.social.save, { target, on: true, clientId: 's2' }],
      [api.reports.create, { target, reason: 'spam', clientId: 'r2' }],
    ];
    for (const [call, input] of tries) expect(await ask(call, input, hoa)).toMatchObject({ code: 404 });
    for (const [call, input] of tries) expect(await ask(call, input, minh)).toMatchObject({ code: 200 });
    expect((await ask<Card[]>(api.social.cards, { targets: `post:${postId}` }, minh)).data).toEqual([]);
    expect((await ask<object[]>(api.social.state, { targets: `post:${postId}` }, hoa)).data).toEqual([]);
    expect((await ask<object[]>(api.social.state, { targets: `post:${postId}` }, minh)).data).toHaveLength(1);
  });

  it('CH-9: who reads a post votes in its poll, and its author alone closes it', async () => {
    const poll = { question: 'Ai thắng?', options: ['Nhà', 'Khách'], durationSec: 3600 };
    const { poll: open } = await post({ text: 'Đoán', visibility: 'friends', poll });
    const vote = { pollId: open!.pollId, optionId: '2' };
    expect(await ask(api.chatRoom.pollVote, vote, hoa)).toMatchObject({ code: 404 });
    expect((await ask<Poll>(api.chatRoom.pollVote, vote, minh)).data).toMatchObject({ me: '2' });
    const close = { pollId: open!.pollId };
    expect(await ask(api.chatRoom.pollClose, close, hoa)).toMatchObject({ code: 404 });
    expect(await ask(api.chatRoom.pollClose, close, minh)).toMatchObject({ code: 403 });
    expect((await ask<Poll>(api.chatRoom.pollClose, close)).data.options[1]).toMatchObject({ votes: 1 });
    expect(await ask(api.chatRoom.pollVote, vote, minh)).toMatchObject({ code: 409 });
  });

  it('SO-10: a post is reported once by each, and the door judges what it says', async () => {
    const { postId } = await post({ text: 'Bài bị báo' }, minh);
    const report = { target: { type: 'post', id: postId }, reason: 'spam', clientId: 'r1' };
    expect(await ask(api.reports.create, report, hoa)).toMatchObject({ code: 200 });
    expect(await ask(api.posts.create, { text: 'a\u200bb', visibility: 'public', clientId: 'x' })).toMatchObject({
      ...{ code: 422, data: { fields: { text: 'invisible' } } },
    });
  });

  it('SO-4: a group is founded, joined by request, and a post of it is removed with a reason and put back', async () => {
    const founded = { name: 'Khán đài Bê', about: '', rules: [], category: 'bong-da', question: 'Ghế nào?' };
    const { data: group } = await ask<Group>(api.groups.create, { ...founded, privacy: 'private', clientId: 'g1' });
    const { groupId } = group;
    await ask(api.groups.join, { groupId, answer: 'B12', clientId: 'j1' }, minh);
    expect((await ask(api.groups.approve, { groupId, userId: minh!.user.userId, on: true })).data).toEqual({
      role: 'member',
    });
    const { postId } = await post({ text: 'Lạc đề', visibility: 'group', groupId }, minh);
    expect(await ask(api.posts.detail, { id: postId }, hoa)).toMatchObject({ code: 404 });
    const removal = { groupId, postId, reason: 'Không đúng chỗ', clientId: 'r1' };
    const { data: done } = await ask<{ decisionId: string }>(api.groups.removePost, removal);
    expect((await ask(api.groups.removePost, removal)).data).toEqual(done);
    expect((await ask<PostSlice>(api.posts.feed, { tab: 'nhom', groupId }, minh)).data.list).toEqual([]);
    const { data: told } = await ask<{ list: { kind: string; body: string }[] }>(api.inbox.list, {}, minh);
    expect(told.list.find(({ kind }) => kind === 'decisionRemoved')?.body).toContain('Không đúng chỗ');
    expect(await ask(api.moderation.undo, done)).toMatchObject({ code: 200 });
    expect((await ask<PostSlice>(api.posts.feed, { tab: 'nhom', groupId }, minh)).data.list).toHaveLength(1);
  });

  it('SO-13: what posts of the demo show of the portal is there', async () => {
    const shown = new Map<string, boolean>();
    await vi.waitFor(async () => {
      for (let cursor: string | null | undefined; cursor !== null;) {
        const input = { tab: 'cong-dong', ...(cursor !== undefined && { cursor }) };
        const { data } = await ask<PostSlice>(api.posts.feed, input);
        for (const { target, card } of data.list.flatMap(({ embeds }) => embeds)) shown.set(target.id, card !== null);
        cursor = data.next;
      }
      expect(shown.size).toBeGreaterThan(3);
    }, 10_000);
    expect([...shown].filter(([, isThere]) => !isThere)).toEqual([]);
  });
});
