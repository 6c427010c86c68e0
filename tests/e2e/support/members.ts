import type { BrowserContext } from 'playwright/test';
import { accounts } from '#contract/http/accounts.ts';
import type { User } from '#domain/people/user.ts';

export interface Member {
  readonly token: string;
  readonly refreshToken: string;
  readonly user: User;
  readonly username: string;
  readonly password: string;
}

let made = 0;
/** An unused name, also with other workers and other runs on the same origin. */
export const freshName = (): string => `khach.${process.pid}.${Date.now().toString(36)}.${(made += 1)}`;

/** A member registered by a direct call. */
export const newMember = async (url: string, nickname?: string): Promise<Member> => {
  const username = freshName();
  const password = 'hang ghe so 7';
  const answer = await fetch(url + accounts.register.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password, ...(nickname !== undefined && { nickname }) }),
  });
  const { code, data } = (await answer.json()) as { readonly code: number; readonly data: Member };
  if (code !== 200) throw new Error(`registration was refused with ${code}`);
  return { ...data, username, password };
};

/** Gives a browser a member's session, like after a login on an earlier visit. */
export const enterAs = (context: BrowserContext, url: string, { token, refreshToken }: Member): Promise<void> =>
  context.addCookies([
    { name: 'token', value: token, url },
    { name: 'refreshToken', value: refreshToken, url },
  ]);
