/** A channel's id, so that the id of a programme keeps to 64 characters. */
export const CHANNEL_ID_LENGTH = 48;

/** The id of what a channel broadcasts from a second on: no two programmes of a channel start together. */
export const programmeIdOf = (channelId: string, startSec: number): string => `${channelId}_${startSec.toString(36)}`;

const PROGRAMME_ID = /^(?<channelId>[A-Za-z0-9_-]+)_(?<start>[0-9a-z]{1,8})$/u;

/** The channel and the second of an id; null for what cannot be one. */
export const readProgrammeId = (
  programmeId: string,
): { readonly channelId: string; readonly startSec: number } | null => {
  const { channelId, start } = PROGRAMME_ID.exec(programmeId)?.groups ?? {};
  return channelId === undefined || start === undefined ? null : { channelId, startSec: Number.parseInt(start, 36) };
};
