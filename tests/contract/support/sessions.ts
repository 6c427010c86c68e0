import { accounts } from '#contract/http/accounts.ts';
import type { User } from '#domain/people/user.ts';

export interface Session {
  readonly token: string;
  readonly refreshToken: string;
  readonly user: User;
  readonly username: string;
}
export const PASSWORD = 'mua roi tren mai ton';

const post = async (url: string, path: string, body: object): Promise<unknown> => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, data } = (await answer.json()) as { readonly code: number; readonly data: unknown };
  if (code !== 200) throw new Error(`${path} was refused with ${code}`);
  return data;
};

let made = 0;
export const freshName = (): string => `hop.dong.${(made += 1)}`;

export const newGuest = async (url: string): Promise<string> =>
  ((await post(url, accounts.guestLogin.path, {})) as { readonly guestToken: string }).guestToken;

export const newMember = async (url: string): Promise<Session> => {
  const username = freshName();
  return { ...((await post(url, accounts.register.path, { username, password: PASSWORD })) as Session), username };
};
