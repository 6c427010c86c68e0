import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface Person {
  readonly email?: string;
  /** True if absent. */
  readonly verified?: boolean;
  readonly name?: string;
}
export interface SignInProvider {
  readonly issuer: string;
  /** The settings of an origin that uses this provider. */
  readonly env: {
    readonly GOOGLE_ISSUER: string;
    readonly GOOGLE_CLIENT_ID: string;
    readonly GOOGLE_CLIENT_SECRET: string;
  };
  readonly stop: () => Promise<void>;
}

const CLIENT = { id: 'khan-dai', secret: 'a secret between the portal and its provider' };
/** Accepts any origin on this machine, so that the provider may start first. */
const returns = /^http:\/\/(localhost|127\.0\.0\.1):\d+\/sso\/ggcallback$/;

/**
 * A real OpenID Connect provider on a random port, with its plain pages for login (any name, any password) and consent.
 * The login name is the person's subject.
 */
export const startSignInProvider = async (people: Readonly<Record<string, Person>> = {}): Promise<SignInProvider> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: ['http://localhost/sso/ggcallback'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['signs the cookies of a provider of tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Like Google: a person's data is in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context, id) => {
      const { email, verified = true, name } = people[id] ?? {};
      const claims = { sub: id, ...(email && { email, email_verified: verified }), ...(name && { name }) };
      return { accountId: id, claims: () => claims };
    },
  });
  provider.Client.prototype.redirectUriAllowed = (uri: string) => returns.test(uri);
  server.on('request', provider.callback());
  return {
    issuer,
    env: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/**
 * Walks through the provider's pages as a browser would, and returns the address to which it redirects the person back.
 */
export const signInThere = async (url: string, login: string): Promise<URL> => {
  const jar = new Map<string, string>();
  const ask = async (address: URL, body?: Readonly<Record<string, string>>) => {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(body && { method: 'POST', body: new URLSearchParams(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };
  let at = new URL(url);
  for (let step = 0; step < 12; step += 1) {
    let answer = await ask(at);
    if (answer.status === 200) {
      const page = await answer.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'none';
      answer = await ask(at, { prompt, login, password: 'any' });
    }
    const next = answer.headers.get('location');
    if (next === null) throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    at = new URL(next, at);
    if (at.pathname === '/sso/ggcallback') return at;
  }
  throw new Error('the provider sends in circles');
};
