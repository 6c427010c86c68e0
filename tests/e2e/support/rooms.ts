import { schedule } from '#contract/http/schedule.ts';
import type { Match } from '#domain/match/match.ts';

/** A live match of a mode, with its room. */
export const liveMatch = async (url: string, liveModeId: string): Promise<Match> => {
  const query = new URLSearchParams({ status: 'live', liveModeId });
  const answer = await fetch(`${url}${schedule.featureMatch.path}?${query}`);
  const { data } = (await answer.json()) as { readonly data: readonly Match[] };
  const match = data.find((one) => one.roomId !== null);
  if (!match) throw new Error(`no room of mode ${liveModeId} is on`);
  return match;
};
