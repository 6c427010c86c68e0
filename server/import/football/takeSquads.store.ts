import * as Schema from 'effect/Schema';
import { slug } from '#domain/shared/slug.ts';
import type { Queries } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { SquadForm } from '../../shared/footballForm.ts';
import { deleteWhereIn, readPlayers, readSquad, readWorld, writer } from './football.store.ts';
import type { Aside, ParsedFile, ParsedSquads } from './parsed.ts';
import { squadMemberFor, type Players } from './players.ts';
import { countForms, noCount, takenOf, type Count, type Taken, type Taking } from './taking.ts';
import { clubFor, nationFor } from './teams.ts';
import { formText } from './world.ts';
import { writeChangedPlayers, writeWorld } from './write.store.ts';

type Squad = ParsedSquads['squads'][number];
const writeSquad = writer(
  'insert into football_squad (team_id, player_id, place, data) values ',
  4,
  ' on conflict (team_id, player_id) do update set place = excluded.place, data = excluded.data',
);
const encode = Schema.encodeSync(SquadForm);

/** Replaces the squad of a team by the one of the file. */
const takeSquad = async (
  queries: Queries,
  teamId: string,
  { players: told }: Squad,
  players: Players,
  count: Count,
  aside: Aside[],
): Promise<void> => {
  const known = new Map((await readSquad(queries, teamId)).map((one) => [one.playerId, one]));
  const rows = new Map<string, { readonly place: number; readonly data: SquadForm }>();
  told.forEach(({ line, name, number, pos, birthDate, club }, place) => {
    const id = squadMemberFor(players, teamId, name, birthDate);
    if (rows.has(id)) {
      aside.push({ line: line(), reason: `is in the squad twice, ${name}` });
      return;
    }
    const data: SquadForm = {
      number,
      pos,
      ...(birthDate !== undefined && { birthDate }),
      ...(club !== undefined && { club }),
    };
    rows.set(id, { place, data });
    const entry = players.byId.get(id)!;
    const was = known.get(id);
    const before = was ? `${formText([was.place, was.data])} ${formText(entry.form)}` : null;
    entry.form = {
      ...entry.form,
      ...{ name: name.normalize('NFC'), slug: slug(name), position: pos },
      ...(number !== null && { number }),
      ...(birthDate !== undefined && { birthDate }),
      ...(club !== undefined && { club }),
    };
    countForms(count, before, `${formText([place, data])} ${formText(entry.form)}`);
  });
  const gone = [...known.keys()].filter((id) => !rows.has(id));
  count.changed += gone.length;
  await deleteWhereIn(queries, sql`delete from football_squad where team_id = ${teamId} and player_id in`, gone);
  await writeSquad(
    queries,
    [...rows]
      .filter(([id, { place, data }]) => {
        const was = known.get(id);
        return !was || formText([was.place, was.data]) !== formText([place, data]);
      })
      .map(([id, { place, data }]) => [teamId, id, place, formText(encode(data))]),
  );
};

/** Takes squads; a record is a player. A team that a file lists has no other players in its squad afterwards. */
export const takeSquads = async (
  { queries }: Taking,
  parsed: ParsedSquads & Pick<ParsedFile, 'aside'>,
): Promise<Taken> => {
  const world = await readWorld(queries);
  const count = noCount();
  const aside: Aside[] = [...parsed.aside];
  const found = parsed.squads.flatMap((squad) => {
    const nation = nationFor(world, squad.team);
    const team =
      'id' in nation || squad.team.code !== undefined
        ? nation
        : clubFor(world, squad.team, { leagueId: '', country: '' });
    if ('id' in team) return [{ squad, teamId: team.id }];
    aside.push({ line: squad.line(), reason: team.reason });
    return [];
  });
  const players = await readPlayers(
    queries,
    found.map(({ teamId }) => teamId),
  );
  for (const { squad, teamId } of found) await takeSquad(queries, teamId, squad, players, count, aside);
  await writeWorld(queries, world);
  await writeChangedPlayers(queries, players);
  return takenOf(count, aside);
};
