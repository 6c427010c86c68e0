import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { google } from '#contract/http/google.ts';
import { security } from '#contract/http/security.ts';
import { signInMethods } from '#contract/http/signInMethods.ts';
import { createLog } from '#server/log.ts';
import { signInThere, startSignInProvider, type SignInProvider } from '../../server/testing/signInProvider.ts';
import { startOrigin, type RunningOrigin } from '../../server/testing/startOrigin.ts';
import { newMember, PASSWORD } from './support/sessions.ts';
import { onEveryDatabase, settingsOf } from '../store/support/everyDatabase.ts';

onEveryDatabase('Google over the origin', (url) => {
  interface Answer {
    readonly code: number;
    readonly data: Readonly<Record<string, never>> | null;
  }
  interface Way {
    readonly url: string;
    readonly state: string;
  }

  const people = {
    lan: { name: 'Lan Anh', email: 'Lan.Anh@mail.example' },
    minh: { name: 'Lê Minh' },
    thu: { email: 'thu@mail.example', verified: false },
    turned: { name: '\u202eHoa\nMai' },
    unseen: { name: '\u202e\u3164', email: 'unseen@mail.example' },
  };
  let provider: SignInProvider;
  let origin: RunningOrigin;
  const logged: string[] = [];

  beforeAll(async () => {
    provider = await startSignInProvider(people);
    const env = { ...provider.env, ...settingsOf(await url()) };
    origin = await startOrigin({ demo: 'off', env, log: createLog((line) => logged.push(line)) });
  });
  afterAll(async () => {
    await origin.stop();
    await provider.stop();
  });

  /** A browser reduced to its cookies. */
  const browser = (token?: string) => {
    let cookies: readonly string[] = [];
    const post = async (path: string, body: object): Promise<Answer> => {
      const answer = await fetch(origin.url + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Cookie: cookies.join('; '),
          'Sec-Fetch-Site': 'same-origin',
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
      const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]!);
      cookies = [...cookies.filter((had) => !set.some((now) => now.split('=')[0] === had.split('=')[0])), ...set];
      return (await answer.json()) as Answer;
    };
    const begin = async (path: string, input: object = {}) => (await post(path, input)).data as unknown as Way;
    const finish = (path: string, back: URL, changed: object = {}) => {
      const { code = '', state = '', iss } = Object.fromEntries(back.searchParams);
      return post(path, { authorizationCode: code, state, ...(iss !== undefined && { iss }), ...changed });
    };
    const proof = async () => (await post(security.confirm.path, { password: PASSWORD })).data!['proof'];
    return {
      begin: (input: object = {}) => begin(google.login.path, input),
      finish: (back: URL, changed: object = {}) => finish(google.loginCallback.path, back, changed),
      proof,
      beginLink: async () => begin(google.link.path, { returnTo: '/tai-khoan/bao-mat', proof: await proof() }),
      finishLink: (back: URL) => finish(google.linkCallback.path, back),
      post,
    };
  };
  /** The complete sign-in, with changes to the outgoing URL. */
  const signIn = async (login: string, change: (url: URL) => void = () => {}) => {
    const b = browser();
    const url = new URL((await b.begin()).url);
    change(url);
    return b.finish(await signInThere(url.href, login));
  };

  describe('signing in with Google, at a real provider', () => {
    it('item 17: CALL POST /other/api/user/login-google: leaves with PKCE S256, state and nonce, each new each time', async () => {
      const ways = await Promise.all([browser().begin(), browser().begin()]);
      const queries = ways.map(({ url }) => new URL(url).searchParams);
      expect(Object.fromEntries(queries[0]!)).toMatchObject({
        response_type: 'code',
        client_id: provider.env.GOOGLE_CLIENT_ID,
        redirect_uri: `${origin.url}/sso/ggcallback`,
        scope: 'openid email profile',
        code_challenge_method: 'S256',
        state: ways[0]!.state,
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      });
      for (const name of ['state', 'nonce', 'code_challenge'])
        expect(queries[0]!.get(name)).not.toBe(queries[1]!.get(name));
      expect(new URL(ways[0]!.url).href).not.toContain(provider.env.GOOGLE_CLIENT_SECRET);
    });

    it('CALL POST /other/api/user/login-google-callback: a new identity is a new member, the same identity the same one', async () => {
      const b = browser();
      const { url } = await b.begin({ returnTo: '/chatroom?x=1' });
      const first = await b.finish(await signInThere(url, 'lan'));
      expect(first).toMatchObject({
        code: 200,
        data: { token: expect.any(String), returnTo: '/chatroom?x=1', user: { nickname: 'Lan Anh', siteRoleId: 1 } },
      });
      expect(await signIn('lan')).toMatchObject({ code: 200, data: { user: first.data!['user'] } });
      const other = await signIn('minh');
      expect(other).toMatchObject({ code: 200, data: { user: { nickname: 'Lê Minh' } } });
      expect(other.data!['user']).not.toEqual(first.data!['user']);
    });

    it('a name from there is kept by the rules of a typed one', async () => {
      expect(await signIn('turned')).toMatchObject({ code: 200, data: { user: { nickname: 'Hoa Mai' } } });
      expect(await signIn('unseen')).toMatchObject({ code: 200, data: { user: { nickname: 'unseen' } } });
    });

    it('item 17: a code and its state used twice are refused', async () => {
      const b = browser();
      const back = await signInThere((await b.begin()).url, 'lan');
      expect(await b.finish(back)).toMatchObject({ code: 200 });
      expect(await b.finish(back)).toMatchObject({ code: 410, data: null });
      // The same code, used with another sign-in that is still open.
      const again = await b.begin();
      expect(await b.finish(back, { state: again.state })).toMatchObject({ code: 403 });
    });

    it('item 17: a state that is made up, or of another browser, is refused, and the right browser may still finish', async () => {
      const b = browser();
      const back = await signInThere((await b.begin()).url, 'lan');
      expect(await b.finish(back, { state: 'x'.repeat(43) })).toMatchObject({ code: 410 });
      const thief = browser();
      await thief.begin();
      expect(await thief.finish(back)).toMatchObject({ code: 410 });
      expect(await browser().finish(back)).toMatchObject({ code: 410 });
      expect(await b.finish(back)).toMatchObject({ code: 200 });
    });

    it.each([
      ['nonce', 'another nonce than was sent'],
      ['code_challenge', 'YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWE'],
    ])('item 17: an answer to another %s is refused', async (name, value) => {
      expect(await signIn('lan', (url) => url.searchParams.set(name, value))).toMatchObject({ code: 403, data: null });
    });

    it('item 17: an answer in the name of another issuer is refused', async () => {
      const b = browser();
      const back = await signInThere((await b.begin()).url, 'lan');
      expect(await b.finish(back, { iss: 'https://accounts.evil.example' })).toMatchObject({ code: 403 });
    });

    it('two ways at once in one browser both end well', async () => {
      const b = browser();
      const [one, two] = [await b.begin(), await b.begin()];
      expect(await b.finish(await signInThere(one.url, 'lan'))).toMatchObject({ code: 200 });
      expect(await b.finish(await signInThere(two.url, 'minh'))).toMatchObject({ code: 200 });
    });

    it('item 26: a way back that could leave this site is refused', async () => {
      for (const returnTo of ['https://evil.example', '//evil.example', '/\\evil.example'])
        expect(await browser().post(google.login.path, { returnTo })).toMatchObject({ code: 422 });
    });

    it('CALL POST /other/api/user/link-google: a member links, signs in so, and takes it back', async () => {
      const member = await newMember(origin.url);
      const b = browser(member.token);
      const back = await signInThere((await b.beginLink()).url, 'thu');
      expect(await b.finishLink(back)).toMatchObject({ code: 200, data: { returnTo: '/tai-khoan/bao-mat' } });
      expect(await signIn('thu')).toMatchObject({ code: 200, data: { user: { userId: member.user.userId } } });
      expect(await b.post(google.unlink.path, { proof: 'made-up' })).toMatchObject({ code: 403 });
      expect(await b.post(google.unlink.path, { proof: await b.proof() })).toMatchObject({ code: 200, data: null });
      const anew = await signIn('thu');
      expect(anew).toMatchObject({ code: 200 });
      expect(anew.data!['user']).not.toMatchObject({ userId: member.user.userId });
    });

    it('a way begun to link is none to sign in, nor for another member', async () => {
      const b = browser((await newMember(origin.url)).token);
      expect(await b.finish(await signInThere((await b.beginLink()).url, 'minh'))).toMatchObject({ code: 410 });
      const other = browser((await newMember(origin.url)).token);
      expect(await other.finishLink(await signInThere((await b.beginLink()).url, 'minh'))).toMatchObject({ code: 410 });
    });

    it('CALL GET /live/api/user/sign-in-methods: says whether Google is there', async () => {
      const asked = async (url: string) =>
        (await (await fetch(url + signInMethods.open.path, { headers: { Host: 'x' } })).json()) as Answer;
      expect((await asked(origin.url)).data).toMatchObject({ google: true });
    });

    it('a provider that is gone is said to be: 503, and the way can be begun anew', async () => {
      const gone = await startSignInProvider();
      const alone = await startOrigin({ demo: 'off', env: gone.env });
      await gone.stop();
      const answer = await fetch(alone.url + google.login.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      await alone.stop();
    });

    it('without a client at Google the calls are 501 and the sign-in methods say so', async () => {
      const alone = await startOrigin({ demo: 'off', env: { GOOGLE: 'off' } });
      const post = async (path: string, body: object) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(alone.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
      };
      expect(await post(google.login.path, {})).toBe(501);
      expect(await post(google.loginCallback.path, { authorizationCode: 'x', state: 'y' })).toBe(501);
      const open = (await (await fetch(alone.url + signInMethods.open.path)).json()) as Answer;
      expect(open.data).toMatchObject({ google: false });
      await alone.stop();
    });

    it('items 20 and 38: what became of each way is in the log, without codes, states, names or addresses', () => {
      const events = logged.map((line) => (JSON.parse(line) as { readonly event: string }).event);
      for (const event of ['google.linked', 'google.unlinked', 'google.refused', 'session.opened'])
        expect(events).toContain(event);
      for (const secret of ['Lan', 'Minh', 'mail.example', 'state=', '127.0.0.1'])
        expect(logged.join('\n')).not.toContain(secret);
    });
  });
});
