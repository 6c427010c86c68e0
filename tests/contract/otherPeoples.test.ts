import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '#contract/http/api.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { emptyForm } from '#domain/application/form.ts';
import type { Post } from '#domain/community/post.ts';
import type { FavouritePage } from '#domain/football/favourites.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { softAuthenticator } from '../fakes/authenticator.ts';
import {
  matrix,
  nobodys,
  type Ids,
  type Input,
  type StrangersOwn,
  type Treatment,
} from './support/otherPeoplesMatrix.ts';
import { newMember, PASSWORD, type Session } from './support/sessions.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';

/**
 * Ids that the client generates to make retries idempotent, or that an error page shows. They identify nothing on the
 * origin.
 */
const askersOwn = ['clientId', 'traceId'];
/**
 * Ids of things that nobody owns, and fields that only look like ids: a partner, a mode, a league, a picture under a
 * voice-over.
 */
const notOwned = ['pid', 'liveModeId', 'leagueId', 'fixtureId', 'commentatorId', 'clipId'];
/** A code request is identified by 128 random bits known only to its client, and is useless without the code. */
const secrets = ['requestId'];
const isId = (name: string): boolean =>
  /(^id|Id|^ids|Ids)$/.test(name) && !notOwned.includes(name) && !askersOwn.includes(name) && !secrets.includes(name);
const calls = Object.values(api).flatMap((area) => Object.values<AnyCall>(area));
const withIds = calls.filter(({ input }) => 'fields' in input && Object.keys(input.fields as object).some(isId));

let origin: RunningOrigin;
let owner: Session;
let stranger: Session;
let owned: Ids;
let strangersOwn: StrangersOwn;

const ask = async (who: Session | null, { method, path: template, body }: AnyCall, input: Input) => {
  const path = template.replace(/:(\w+)/, (_, name: string) => String(input[name]));
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const answer = await fetch(method === 'GET' || body ? `${origin.url}${path}?${query}` : origin.url + path, {
    method,
    headers: {
      'Content-Type': body?.types[0] ?? 'application/json',
      ...(who && { Authorization: `Bearer ${who.token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(input) }),
  });
  return { status: answer.status, text: await answer.text() };
};
/** The data of a call that must succeed. */
const granted = async <A>(who: Session, call: AnyCall, input: Input = {}): Promise<A> => {
  const { status, text } = await ask(who, call, input);
  if (status !== 200) throw new Error(`${call.path} was refused with ${status}`);
  return (JSON.parse(text) as { readonly data: A }).data;
};
/** The teams that the owner follows, in the owner's order; without their next matches, which change with time. */
const favouriteTeams = async () => {
  const { list } = await granted<FavouritePage>(owner, api.favourites.list, { type: 'team' });
  return list.map(({ target }) => target.id);
};
/** Everything of their own that the owner sees. */
const ownersView = () =>
  Promise.all(
    [
      ...[api.accounts.info, api.security.sessions, api.security.overview, api.applications.my, api.passkeys.list],
      ...[api.inbox.list, api.settings.get, api.bookings.list, api.people.list, api.level.points, api.referral.info],
    ].map(async (call): Promise<readonly [string, unknown]> => [call.path, await granted(owner, call)]),
  ).then(async (all) => [
    ...all,
    ['upload', await granted(owner, api.uploads.state, { uploadId: owned.uploadId })] as const,
    ['favourites', await favouriteTeams()] as const,
    ['post', await granted(owner, api.posts.detail, { id: owned.postId })] as const,
    ['playlists', await granted(owner, api.musicMine.playlists, { mine: '1' })] as const,
  ]);

onEveryDatabase('an origin with two members', (url) => {
  beforeAll(async () => {
    origin = await startOrigin({ env: { ...settingsOf(await url()), PUBLIC_URL: 'http://localhost' } });
    owner = await newMember(origin.url);
    stranger = await newMember(origin.url);
    await granted(owner, api.accounts.updateInfo, { nickname: 'Chủ Nhà' });
    const [session] = await granted<readonly { readonly sessionId: string }[]>(owner, api.security.sessions);
    const { applicationId } = await granted<{ readonly applicationId: string }>(owner, api.applications.save, {
      ...{ rev: 0, step: 1, form: { ...emptyForm, realName: 'Lá Non' } },
    });
    const key = softAuthenticator('http://localhost');
    const proofOf = (who: Session) => granted<StrangersOwn>(who, api.security.confirm, { password: PASSWORD });
    const { proof } = await proofOf(owner);
    strangersOwn = await proofOf(stranger);
    const options = await granted<Parameters<typeof key.create>[0]>(owner, api.passkeys.addOptions, { proof });
    await granted(owner, api.passkeys.add, { ...key.create(options), name: 'Điện thoại', proof });
    await granted(stranger, api.people.request, { toUserId: owner.user.userId });
    const messageId = await vi.waitFor(async () => {
      const { list } = await granted<{ readonly list: readonly { readonly id: string }[] }>(owner, api.inbox.list);
      return list[0]!.id;
    }, 5000);
    const teams = ['cangmay', 'bengo'];
    for (const id of teams) await granted(owner, api.social.follow, { target: { type: 'team', id }, on: true });
    await granted(owner, api.favourites.sort, { type: 'team', ids: teams });
    expect(await favouriteTeams()).toEqual(teams);
    const { playlistId } = await granted<{ readonly playlistId: string }>(owner, api.musicMine.createPlaylist, {
      name: 'Lá Non một mình',
    });
    const { sessionId } = session!;
    const { uploadId } = await granted<{ readonly uploadId: string }>(owner, api.uploads.begin, {
      ...{ kind: 'picture', size: 5, sha256: 'a'.repeat(64), mime: 'image/png' },
    });
    const { postId } = await granted<Post>(owner, api.posts.create, {
      ...{ text: 'Chỉ bạn bè', visibility: 'friends', clientId: 'p1' },
    });
    owned = {
      ...{ userId: owner.user.userId, sessionId, applicationId, messageId, passkeyId: key.id, uploadId, playlistId },
      ...{ teamId: 'bengo', postId },
    };
  }, 30_000);
  afterAll(() => origin.stop());

  describe('item 29: what is another’s', () => {
    it('every call with an id of something that somebody owns is in the matrix, and no other', () => {
      expect([...new Set(withIds.map(({ path }) => path))].sort()).toEqual(Object.keys(matrix).sort());
    });

    const of = (treatment: Treatment) => withIds.filter(({ path }) => matrix[path]?.treatment === treatment);
    const put = (call: AnyCall, ids: Ids, who: Session | null = stranger) =>
      ask(who, call, matrix[call.path]!.input({ ...ids, ...strangersOwn }));
    const sameButIds = ({ status, text }: { readonly status: number; readonly text: string }) => ({
      status,
      text: text.replaceAll(/"[^"]*"/g, '""'),
    });

    it.each(of('as if there were none'))(
      '$path: is answered as if there were none, and nothing happens to it',
      async (call) => {
        const before = await ownersView();
        const answer = await put(call, owned);
        expect(sameButIds(answer)).toEqual(sameButIds(await put(call, nobodys)));
        expect(answer.text).not.toContain('Lá Non');
        expect(await ownersView()).toEqual(before);
      },
    );

    it.each(of('forbidden'))('$path: is forbidden, whether there is such a thing or not', async (call) => {
      const before = await ownersView();
      expect(await put(call, owned)).toMatchObject({ status: 403 });
      expect(await put(call, nobodys)).toMatchObject({ status: 403 });
      expect(await ownersView()).toEqual(before);
    });

    it.each(of('public'))('$path: says the same to everybody', async (call) => {
      const answer = await put(call, owned, null);
      expect(sameButIds(await put(call, owned))).toEqual(sameButIds(answer));
      for (const own of [owner.username, owned.sessionId, owned.applicationId]) expect(answer.text).not.toContain(own);
    });

    it.each(of('signed'))('$path: is good for nothing without its signature', async (call) => {
      const before = await ownersView();
      const { status } = await put(call, owned);
      expect([403, 410, 422]).toContain(status);
      expect(await ownersView()).toEqual(before);
    });

    it.each(of('names a member'))('$path: decides nothing for the other, and tells nothing of theirs', async (call) => {
      const ownOf = async () => (await ownersView()).filter(([path]) => path !== api.inbox.list.path);
      const before = await ownOf();
      const { text } = await put(call, owned);
      for (const own of [owner.username, owned.sessionId, owned.applicationId, owned.passkeyId])
        expect(text).not.toContain(own);
      expect(await ownOf()).toEqual(before);
      expect(await granted(owner, api.people.list, { state: 'friend' })).toMatchObject({ list: [], total: 0 });
      expect(await granted(owner, api.people.list, { state: 'blocked' })).toMatchObject({ list: [], total: 0 });
    });

    it.each<AnyCall>([api.people.list, api.referral.list])(
      '$path: a cursor is a place in one’s own list and no key to another’s; what is none is refused by its field',
      async (call) => {
        for (const cursor of ['x', '1', '1.', '.a', '-1.a', "1.a' or 1=1", `${'9'.repeat(16)}.a`]) {
          const { status, text } = await ask(stranger, call, { cursor });
          expect([status, text.includes('"fields":{"cursor"')], cursor).toEqual([422, true]);
        }
        const first = await granted(stranger, call);
        expect(await granted(stranger, call, { cursor: `${'9'.repeat(15)}.${owned.userId}` })).toEqual(first);
        expect(await granted(stranger, call, { cursor: `0.${owned.userId}` })).toMatchObject({ list: [], next: null });
      },
    );

    it('calls that name nobody answer only with what is one’s own', async () => {
      const own = calls.filter(
        ({ needs, method, file, input }) =>
          needs === 'member' &&
          method === 'GET' &&
          !file &&
          'fields' in input &&
          Object.keys(input.fields as object).length === 0,
      );
      expect(own.length).toBeGreaterThan(8);
      for (const call of own) {
        const { text } = await ask(stranger, call, {});
        for (const other of [owned.userId, owned.applicationId, owned.sessionId, owned.passkeyId, owned.messageId])
          expect(text, call.path).not.toContain(other);
      }
    });
  });
});
