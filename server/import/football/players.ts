import { slug } from '#domain/shared/slug.ts';
import type { PlayerForm } from '../../shared/footballForm.ts';
import { nameKey } from './nameKey.ts';
import { shortHash, type Entry } from './world.ts';

export interface PlayerEntry extends Entry<PlayerForm> {
  readonly teamId: string;
}

/** The players of the teams that a file names. */
export interface Players {
  readonly byId: Map<string, PlayerEntry>;
  /** Ids by team and folded name. */
  readonly byName: Map<string, string[]>;
}

const keyOf = (teamId: string, name: string): string => `${teamId} ${nameKey(name)}`;

export const addKnown = (players: Players, id: string, entry: PlayerEntry): void => {
  const key = keyOf(entry.teamId, entry.form.name);
  const before = players.byName.get(key);
  if (before) before.push(id);
  else players.byName.set(key, [id]);
  players.byId.set(id, entry);
};

const addPlayer = (players: Players, teamId: string, name: string, apart: string): string => {
  const id = `p${shortHash(teamId, nameKey(name), apart)}`;
  if (!players.byId.has(id)) addKnown(players, id, { teamId, form: { name, slug: slug(name) }, before: null });
  return id;
};

/** Who scored: the one of that name in the team, else a player of his own under that name. */
export const scorerFor = (players: Players, teamId: string, name: string): string => {
  const ids = players.byName.get(keyOf(teamId, name)) ?? [];
  return ids.length === 1 ? ids[0]! : addPlayer(players, teamId, name, ids.length === 0 ? '' : 'unclear');
};

/** Who is in a squad: the one of that name who was not born on another day. */
export const squadMemberFor = (
  players: Players,
  teamId: string,
  name: string,
  birthDate: string | undefined,
): string => {
  const ids = (players.byName.get(keyOf(teamId, name)) ?? []).filter((id) => {
    const known = players.byId.get(id)!.form.birthDate;
    return known === undefined || birthDate === undefined || known === birthDate;
  });
  const exact = ids.find((id) => players.byId.get(id)!.form.birthDate === birthDate);
  return (
    exact ??
    ids[0] ??
    addPlayer(players, teamId, name, players.byName.has(keyOf(teamId, name)) ? (birthDate ?? '') : '')
  );
};
