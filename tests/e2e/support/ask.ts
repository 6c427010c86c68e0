import type { AnyCall } from '#contract/http/call.ts';
import type { Member } from './members.ts';

/** A call of a member, as a program would make it; throws on a refusal. */
export const ask = async <A>(url: string, { token }: Member, call: AnyCall, input: object): Promise<A> => {
  const answer = await fetch(url + call.path, {
    method: call.method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  });
  const { code, data } = (await answer.json()) as { readonly code: number; readonly data: A };
  if (code !== 200) throw new Error(`${call.path} was refused with ${code}`);
  return data;
};
