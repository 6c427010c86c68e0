import * as Schema from 'effect/Schema';
import { targetTypes, type Target } from '#domain/social/social.ts';
import { joined, sql, type Sql } from '../database/sql.ts';

/** The columns of a target in every table of this area. */
export const TargetFields = { type: Schema.Literals(targetTypes), id: Schema.String };
export const targetColumns = sql`type, subject_id as id`;

export const isTarget = ({ type, id }: Target): Sql => sql`type = ${type} and subject_id = ${id}`;
export const isOneOf = (targets: readonly Target[]): Sql =>
  joined(
    targets.map((target) => sql`(${isTarget(target)})`),
    ' or ',
  );
