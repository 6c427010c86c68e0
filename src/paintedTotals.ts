import type { Send } from '#adapters/http/send.ts';
import type { AnyCall } from '#contract/http/call.ts';
import { teams } from '#contract/http/teams.ts';
import type { PlayerDetail } from '#domain/football/answers.ts';
import { countsHidden, withoutTotals } from '#domain/spoiler/withoutTotals.ts';

const never = new AbortController().signal;

/** Whether a match of a team that is hidden may be counted: what is not known of a team may be. */
const countsFor = async (send: Send, id: string): Promise<boolean> => {
  const team = await send(teams.detail, { id }, never);
  return !team.ok || countsHidden(team.value);
};
const counts = async (send: Send, ids: readonly (string | undefined)[]): Promise<boolean> => {
  const known = [...new Set(ids)].filter((id) => id !== undefined);
  return (await Promise.all(known.map((id) => countsFor(send, id)))).includes(true);
};

/** The teams whose matches the figures of an answer count; none for an answer without such figures. */
const teamsOf = async (
  send: Send,
  call: AnyCall,
  input: unknown,
  value: unknown,
): Promise<readonly (string | undefined)[]> => {
  const { id } = input as { readonly id?: string };
  if (call === teams.squad) return [id];
  if (call === teams.player) return [(value as PlayerDetail).stat?.totals.team.id];
  if (call !== teams.career || id === undefined) return [];
  const player = await send(teams.player, { id }, never);
  return player.ok ? [player.value.team?.id] : [];
};

/**
 * B2: the figures of players' seasons in what a page is painted of, kept back under the same condition as on the screen
 * (`TeamsVeil`): the browser asks for them once the page is alive.
 */
export const withoutPaintedTotals = async (
  send: Send,
  call: AnyCall,
  input: unknown,
  answer: unknown,
): Promise<unknown> => {
  if (typeof answer !== 'object' || answer === null || !('value' in answer)) return answer;
  const of = await teamsOf(send, call, input, answer.value);
  return (await counts(send, of)) ? { ...answer, value: withoutTotals(answer.value) } : answer;
};
